import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** No card: a dark room, a lamp above the table, and the form in its light. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.room} aria-labelledby={titleId}>
      <div className={styles.table}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
