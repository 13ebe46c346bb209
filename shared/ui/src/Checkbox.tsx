import { type ReactNode, type Ref, useId } from 'react';
import styles from './Checkbox.module.css';
import { Icon } from './Icon';
import { useEarlyInput } from './useEarlyInput';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label; may hold a link. */
  children: ReactNode;
  /** At the end of the line, e.g. a count. */
  detail?: ReactNode;
  error?: string | null | undefined;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox; the whole line is clickable. Never pre-ticked for a consent. */
export function Checkbox({ checked, onChange, children, detail, error, ref, ...rest }: CheckboxProps) {
  const id = useId();
  const box = useEarlyInput(ref, (input) => onChange(input.checked));
  return (
    <div>
      <label className={styles.row}>
        <input
          {...rest}
          ref={box}
          type="checkbox"
          className={styles.input}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.mark}>
          <Icon name="check" size={16} />
        </span>
        <span className={styles.text}>{children}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </label>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
