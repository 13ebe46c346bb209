import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** The form below a dome with orbits, its title where the telescope points. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.sky} aria-labelledby={titleId}>
      <div className={styles.dome}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
