import { type Ref, useState } from 'react';
import styles from './AmountInput.module.css';
import { amountText, minorOf, textOfMinor } from './filters';
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

/** An amount of money, typed as the player's keyboard writes it, kept as integer minor units. */
export function AmountInput({ value, onChange, decimals, currency, quick, ...rest }: AmountInputProps) {
  const { money } = useUi();
  const [text, setText] = useState(textOfMinor(value, decimals));
  const shown = minorOf(text, decimals) === value ? text : textOfMinor(value, decimals);

  function take(next: string) {
    setText(next);
    onChange(minorOf(next, decimals));
  }

  return (
    <div className={styles.amount}>
      <TextInput
        {...rest}
        value={shown}
        onChange={take}
        filter={(typed, pasted) => amountText(typed, decimals, pasted)}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="transaction-amount"
        maxLength={14}
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
              onClick={() => take(textOfMinor(minor, decimals))}
            >
              {money(minor)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
