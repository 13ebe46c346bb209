import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import styles from './RadioCards.module.css';

/** A choice of {@link RadioCards}. */
export interface RadioCard<V extends string> {
  value: V;
  title: string;
  text?: ReactNode;
  icon?: IconName;
  /** Beside the title, or below it where there is no room, e.g. a fee or a time. */
  detail?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link RadioCards}. */
export interface RadioCardsProps<V extends string> {
  legend: string;
  options: readonly RadioCard<V>[];
  value: V | null;
  onChange: (value: V) => void;
  hideLegend?: boolean;
  /** Side by side where there is room. */
  tiles?: boolean;
  error?: string | null | undefined;
}

/** One of a few options that need an explanation, e.g. payment methods. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, options, value, onChange, hideLegend, tiles, error } = props;
  const id = useId();
  return (
    <fieldset
      className={classNames(styles.group, tiles && styles.tiles)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLegend ? styles.hidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            className={styles.input}
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={24} />}
          <span className={styles.text}>
            <span className={styles.head}>
              <strong>{option.title}</strong>
              {option.detail !== undefined && <span className={styles.note}>{option.detail}</span>}
            </span>
            {option.text && <span className={styles.note}>{option.text}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
