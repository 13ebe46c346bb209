import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A sun, a sea and a beach drawn of plain colours, and the form on a towel in front of them. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.beach} aria-labelledby={titleId}>
      <div className={styles.towel}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
