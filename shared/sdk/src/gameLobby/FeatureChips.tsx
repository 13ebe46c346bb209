import styles from './FeatureChips.module.css';

/** Props of {@link FeatureChips}. */
export interface FeatureChipsProps {
  label: string;
  features: readonly { code: string; name: string }[];
  /** Code of the chosen one, or empty. */
  value: string;
  onChange: (feature: string) => void;
}

/** Features to filter by, one at a time; pressing the chosen one again takes it back. */
export function FeatureChips({ label, features, value, onChange }: FeatureChipsProps) {
  if (features.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {features.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={code === value}
            onClick={() => onChange(code === value ? '' : code)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
