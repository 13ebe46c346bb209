import { KeptFields } from '@marquee/ui/KeptFields';
import styles from './FeatureChips.module.css';

/** Props of {@link FeatureChips}. */
export interface FeatureChipsProps {
  label: string;
  features: readonly { code: string; name: string }[];
  /** Code of the chosen one, or empty. */
  value: string;
  /** What else the address asks for. */
  kept: URLSearchParams;
  onChange: (feature: string) => void;
}

/**
 * Features to filter by, one at a time; pressing the chosen one again takes it back. Without scripts it is a form that
 * does the same.
 */
export function FeatureChips({ label, features, value, kept, onChange }: FeatureChipsProps) {
  if (features.length === 0) return null;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <KeptFields fields={kept} />
      <ul className={styles.chips} aria-label={label}>
        {features.map(({ code, name }) => (
          <li key={code}>
            <button
              type="submit"
              name={code === value ? undefined : 'feature'}
              value={code}
              className={styles.chip}
              aria-pressed={code === value}
              onClick={() => onChange(code === value ? '' : code)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
