import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A letter: the salutation on one side, the form on the other, both directly on the paper. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <section className={styles.letter} aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
