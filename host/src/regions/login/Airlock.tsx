import type { LoginSurfaceProps } from '../pack';
import styles from './Airlock.module.css';

/** The door of an airlock: rings that close around a panel with cut corners. */
export function Airlock({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.space}>
      <section className={styles.door} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
