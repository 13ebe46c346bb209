import styles from './Progress.module.css';

/** Props of {@link Progress}. */
export interface ProgressProps {
  label: string;
  /** 0 to `max`; clamped. */
  value: number;
  max?: number;
  /** The value in words or money, e.g. "€ 120 of € 500". */
  text?: string;
}

/** A progress bar with its value as text. */
export function Progress({ label, value, max = 100, text }: ProgressProps) {
  return (
    <label className={styles.progress}>
      <span className={styles.row}>
        <span>{label}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <progress className={styles.bar} value={Math.min(Math.max(0, value), max)} max={max} />
    </label>
  );
}
