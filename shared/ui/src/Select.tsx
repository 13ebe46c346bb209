import type { Ref } from 'react';
import { classNames } from './classNames';
import styles from './control.module.css';
import { useField } from './Field';
import { Icon } from './Icon';

/** Props of {@link Select}. */
export interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; picture?: string; disabled?: boolean }[];
  /** Text of the empty option; without it one option is always selected. */
  placeholder?: string;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  /** Accessible name, if there is no `Field` around it. */
  label?: string;
  onBlur?: () => void;
  /** Options may be in scripts that the site's font lacks, such as names of languages. */
  anyScript?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The picture of an option, loaded when it becomes visible. */
function OptionPicture({ address }: { address: string | undefined }) {
  if (!address) return null;
  return <img src={address} alt="" width={24} height={24} loading="lazy" className={styles.picture} />;
}

/** A native select; options have pictures where the platform supports them. */
export function Select({ value, onChange, options, placeholder, label, anyScript, ...rest }: SelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={styles.box}>
      <OptionPicture address={chosen?.picture} />
      <select
        {...useField()}
        {...rest}
        aria-label={label}
        className={classNames(
          styles.input,
          styles.select,
          anyScript && styles.anyScript,
          chosen?.picture && styles.pictured,
        )}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            <OptionPicture address={option.picture} />
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  );
}
