import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** The door of an airlock: rings that close around a panel with cut corners. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
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
