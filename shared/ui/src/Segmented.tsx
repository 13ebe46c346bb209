import { useId, useState } from 'react';
import { QueryForm } from './QueryForm';
import styles from './Segmented.module.css';

/** Props of {@link Segmented}. */
export interface SegmentedProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  /** Makes `value` what was chosen; until then, while a page is on its way say, the choice is shown all the same. */
  onChange: (value: V) => void;
  /** Name of the choice in the address: without scripts a button beside it asks for the page with it. */
  name?: string;
  /** What else the address says, and goes on saying: sent with the name. */
  kept?: URLSearchParams;
}

/** One of two to five short choices, all in sight. */
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
