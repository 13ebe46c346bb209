import type { LoginSurfaceProps } from '../pack';
import styles from './Bib.module.css';

/** A starter's bib, pinned at its corners. */
export function Bib({ title, titleId, children }: LoginSurfaceProps) {
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
