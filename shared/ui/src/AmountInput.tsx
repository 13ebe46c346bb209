import { type Ref, useState } from 'react';
import styles from './AmountInput.module.css';
import { minorOf, readAmount, signsOf } from './amounts';
import { TextInput } from './TextInput';
import { useUi } from './UiProvider';

/** Props of {@link AmountInput}. */
export interface AmountInputProps {
  /** Minor units; null while empty. */
  value: number | null;
  onChange: (minor: number | null) => void;
  /** Decimals of the currency: 2 for EUR, 0 for VND. */
  decimals: number;
  /** Sign or code shown before the amount. */
  currency: string;
  /** Amounts in minor units as shortcut buttons. */
  quick?: readonly number[];
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money, typed with any keyboard, kept as integer minor units. While typing the text stays as typed; on
 * blur it is reformatted, to show how it was understood.
 */
export function AmountInput({ value, onChange, onBlur, decimals, currency, quick, ...rest }: AmountInputProps) {
  const { money, plainMoney } = useUi();
  const signs = signsOf(plainMoney(10 ** (decimals + 4)), decimals);
  const [text, setText] = useState<string | null>(null);
  const written = value === null ? '' : plainMoney(value);
  const isAsTyped = text !== null && minorOf(text, decimals, signs) === value;

  function take(next: string) {
    setText(next);
    onChange(minorOf(next, decimals, signs));
  }

  return (
    <div className={styles.amount}>
      <TextInput
        {...rest}
        value={isAsTyped ? text : written}
        onChange={take}
        // Without thousands separators: deleting a digit of `1,234` must not leave `1,23`.
        onFocus={() => setText(written.replaceAll(signs.group, ''))}
        onBlur={() => {
          setText(null);
          onBlur?.();
        }}
        filter={(typed, pasted) => readAmount(typed, decimals, signs, pasted).kept}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="transaction-amount"
        maxLength={18}
        prefix={currency}
        figures
      />
      {quick && (
        <div className={styles.quick}>
          {quick.map((minor) => (
            <button
              key={minor}
              type="button"
              className={styles.chip}
              aria-pressed={value === minor}
              onClick={() => onChange(minor)}
            >
              {money(minor)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
