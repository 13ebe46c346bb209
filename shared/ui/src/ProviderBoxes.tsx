import styles from './ProviderBoxes.module.css';
import type { ProviderOption } from './ProviderFilter';
import { useUi } from './UiProvider';

/** Props of {@link ProviderBoxes}. */
export interface ProviderBoxesProps {
  /** Name of the query parameter. */
  name: string;
  options: readonly ProviderOption[];
  /** Selected codes; none means all. */
  value: readonly string[];
}

/**
 * Provider checkboxes inside a form for browsers without scripts; renders nothing with scripts. They are folded, since
 * the games come first; the fold names the chosen ones.
 */
export function ProviderBoxes({ name, options, value }: ProviderBoxesProps) {
  const { labels } = useUi();
  const chosen = options.filter(({ code }) => value.includes(code)).map((option) => option.name);
  return (
    <noscript>
      <details>
        <summary className={styles.summary}>{chosen.join(', ') || labels.providers}</summary>
        <ul className={styles.list}>
          {options.map((option) => (
            <li key={option.code}>
              <label className={styles.option}>
                <input type="checkbox" name={name} value={option.code} defaultChecked={value.includes(option.code)} />
                {option.name} <span className={styles.count}>{option.count}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </noscript>
  );
}
