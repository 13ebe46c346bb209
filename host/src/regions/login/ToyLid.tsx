import type { LoginSurfaceProps } from '../pack';
import styles from './ToyLid.module.css';

/** A box of toys: the title on its lid, the form inside. */
export function ToyLid({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <section className={styles.box} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.lid}>
          {title}
        </h1>
        <div className={styles.inside}>{children}</div>
      </section>
    </div>
  );
}
