import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A splash page: speed lines run to the middle, where a panel has its title on a burst of ink. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
