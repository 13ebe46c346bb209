import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './TicketLogin.module.css';

/** A ticket: its title on the stub, the form below the perforation, rays behind it. */
export function TicketLogin({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <section className={styles.ticket} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.stub}>
          {title}
        </h1>
        <div className={styles.form}>{children}</div>
      </section>
    </div>
  );
}
