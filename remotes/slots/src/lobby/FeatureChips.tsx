import { useText } from '../text';
import styles from './FeatureChips.module.css';
import { featureLabels } from './features';

/** Features to filter by, one at a time; pressing the chosen one again takes it back. */
export function FeatureChips(props: {
  features: readonly string[];
  value: string;
  onChange: (feature: string) => void;
}) {
  const { features, value, onChange } = props;
  const t = useText();
  if (features.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('lobby.features')}>
      {features.map((feature) => (
        <li key={feature}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={feature === value}
            onClick={() => onChange(feature === value ? '' : feature)}
          >
            {feature in featureLabels ? t(featureLabels[feature as keyof typeof featureLabels]) : feature}
          </button>
        </li>
      ))}
    </ul>
  );
}
