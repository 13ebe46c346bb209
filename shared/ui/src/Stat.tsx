import type { ReactNode } from 'react';
import styles from './Stat.module.css';

/** Props of {@link Stat}. */
export interface StatProps {
  label: string;
  /** A stored figure, as text or `Money`. */
  value: ReactNode;
  hint?: ReactNode;
}

/** One figure with its label. Several are shown side by side. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.label}>{hint}</dd>}
    </dl>
  );
}
