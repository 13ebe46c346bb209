import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A box of toys: the title on its lid, the form inside. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
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
