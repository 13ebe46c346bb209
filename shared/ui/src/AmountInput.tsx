import { type Ref, useState } from 'react';
import styles from './AmountInput.module.css';
import { minorOf, readAmount, signsOf } from './amounts';
import { TextInput } from './TextInput';
import { useUi } from './UiProvider';

/** Props of {@link AmountInput}. */
export interface AmountInputProps {
  /** Minor units; null while nothing is written. */
  value: number | null;
  onChange: (minor: number | null) => void;
  /** Decimals of the currency: 2 for EUR, 0 for VND. */
  decimals: number;
  /** Sign or code shown before the figures. */
  currency: string;
  /** Amounts in minor units offered as one press each. */
  quick?: readonly number[];
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money, typed as the player's keyboard writes it, kept as integer minor units. While it is typed it
 * stands as it was typed; afterwards as the language writes it, so that everybody sees what was understood.
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
        // Without the signs between thousands: whoever takes a figure away would make `1,234` a `1,23`.
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
