import { KeptFields } from '@marquee/ui/KeptFields';
import styles from './FeatureChips.module.css';

/** Props of {@link FeatureChips}. */
export interface FeatureChipsProps {
  label: string;
  features: readonly { code: string; name: string }[];
  /** Code of the selected feature, or empty. */
  value: string;
  /** Other query parameters to keep. */
  kept: URLSearchParams;
  onChange: (feature: string) => void;
}

/**
 * Feature filter with a single selection; pressing the selected one clears it. Without scripts it is a form with the
 * same effect.
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
