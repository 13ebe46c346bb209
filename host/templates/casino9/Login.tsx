import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A gate in a tiled wall: the form is in the arch. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.wall} aria-labelledby={titleId}>
      <div className={styles.gate}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
