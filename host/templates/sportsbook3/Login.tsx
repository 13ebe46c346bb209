import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A pane with a title strip, at the top left like a desktop window. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
