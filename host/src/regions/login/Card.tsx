import type { LoginSurfaceProps } from '../pack';
import styles from './Card.module.css';

/** A card in the middle, on a soft light. */
export function Card({ title, titleId, children }: LoginSurfaceProps) {
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
