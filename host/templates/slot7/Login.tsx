import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A cartridge: a ridged grip, the title on its label, the form below. */
export function Login({ title, titleId, children }: LoginSurfaceProps) {
  return (
    <div className={styles.page}>
      <section className={styles.cartridge} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.label}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
