import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './CardLogin.module.css';

/** A centred card on a soft light. */
export function CardLogin({ title, titleId, children }: LoginSurfaceProps) {
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
