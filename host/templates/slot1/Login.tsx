import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A sweet with a striped wrapper above the form, among bubbles. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.shop} aria-labelledby={titleId}>
      <div className={styles.sweet}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
