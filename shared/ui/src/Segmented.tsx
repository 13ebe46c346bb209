import { useId, useState } from 'react';
import { QueryForm } from './QueryForm';
import styles from './Segmented.module.css';

/** Props of {@link Segmented}. */
export interface SegmentedProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  /** Sets `value`; the new choice is shown immediately, even while the page is loading. */
  onChange: (value: V) => void;
  /** Name of the query parameter: without scripts, a button submits it. */
  name?: string;
  /** Other query parameters to keep, submitted as well. */
  kept?: URLSearchParams;
}

/** One of two to five short options, all visible. */
export function Segmented<V extends string>({ label, options, value, onChange, name, kept }: SegmentedProps<V>) {
  const id = useId();
  const [asked, setAsked] = useState<{ before: V; next: V } | null>(null);
  if (asked && asked.before !== value) setAsked(null);
  const shown = asked?.before === value ? asked.next : value;
  function choose(next: V) {
    setAsked({ before: value, next });
    onChange(next);
  }
  const group = (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            className={styles.input}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
  return name ? <QueryForm kept={kept}>{group}</QueryForm> : group;
}
