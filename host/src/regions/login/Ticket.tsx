import type { LoginSurfaceProps } from '../pack';
import styles from './Ticket.module.css';

/** A ticket with its stub torn at a notched line. */
export function Ticket({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <section className={styles.ticket} aria-labelledby={titleId}>
        <div className={styles.stub}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
        </div>
        <div className={styles.body}>{children}</div>
      </section>
    </div>
  );
}
