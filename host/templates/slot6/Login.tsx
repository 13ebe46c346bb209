import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** The gate of a temple: steps of stone that lead to a doorway with the form. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <div className={styles.gate}>
        <section className={styles.door} aria-labelledby={titleId}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          {children}
        </section>
      </div>
    </div>
  );
}
