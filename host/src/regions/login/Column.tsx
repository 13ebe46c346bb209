import type { LoginSurfaceProps } from '../pack';
import styles from './Column.module.css';

/** A column of a paper under a double rule. */
export function Column({ title, titleId, children }: LoginSurfaceProps) {
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
