import type { LoginSurfaceProps } from '../pack';
import styles from './Letter.module.css';

/** A letter: the salutation at one side, the form at the other, both straight on the paper. */
export function Letter({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.letter} aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
