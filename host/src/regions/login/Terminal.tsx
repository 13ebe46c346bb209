import type { LoginSurfaceProps } from '../pack';
import styles from './Terminal.module.css';

/** A pane with a title strip, at the top left like a window of a desk. */
export function Terminal({ title, titleId, children }: LoginSurfaceProps) {
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
