import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** Full-bleed: the title as a tall sign at the side, lit tubes around the form. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.page} aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.sign}>
        {title}
      </h1>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
