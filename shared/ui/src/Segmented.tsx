import { startTransition, useId, useOptimistic } from 'react';
import { QueryForm } from './QueryForm';
import styles from './Segmented.module.css';

/** Props of {@link Segmented}. */
export interface SegmentedProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  /** Until a promise of it settles, the choice is shown although `value` is still the one before. */
  onChange: (value: V) => void | Promise<void>;
  /** Name of the choice in the address: without scripts a button beside it asks for the page with it. */
  name?: string;
  /** What else the address says, and goes on saying: sent with the name. */
  kept?: URLSearchParams;
}

/** One of two to five short choices, all in sight. */
export function Segmented<V extends string>({ label, options, value, onChange, name, kept }: SegmentedProps<V>) {
  const id = useId();
  const [shown, show] = useOptimistic(value);
  function choose(next: V) {
    const settled = onChange(next);
    if (!settled) return;
    startTransition(async () => {
      show(next);
      await settled;
    });
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
