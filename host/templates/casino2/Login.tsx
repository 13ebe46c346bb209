import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** Two halves: a tower with its windows lit, and the form. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <div className={styles.tower} aria-hidden="true" />
      <section className={styles.form} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
