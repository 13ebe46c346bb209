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
  /** Text of the empty choice; without it one option is always chosen. */
  placeholder?: string;
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  /** Named here only where no `Field` stands around. */
  label?: string;
  onBlur?: () => void;
  /** The options are in scripts that the site's font may lack, such as names of languages. */
  anyScript?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The picture of an option, loaded when it comes into sight. */
function OptionPicture({ address }: { address: string | undefined }) {
  if (!address) return null;
  return <img src={address} alt="" width={24} height={24} loading="lazy" className={styles.picture} />;
}

/** One of several, with the platform's own list; pictures stand in it where the platform can show them. */
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
