import styles from './AmountInput.module.css';
import { signsOf } from './amounts';
import { TextInput } from './TextInput';
import { useUi } from './UiProvider';
import { useFigures } from './useFigures';

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
}

/** An amount of money, typed with any keyboard, kept as integer minor units: see {@link useFigures}. */
export function AmountInput({ value, onChange, onBlur, decimals, currency, quick, ...rest }: AmountInputProps) {
  const { money, plainMoney } = useUi();
  const { fieldProps, forget } = useFigures({
    value,
    onChange,
    onBlur,
    decimals,
    signs: signsOf(plainMoney(10 ** (decimals + 4)), decimals),
    write: plainMoney,
    example: plainMoney(12_345 * 10 ** Math.max(decimals - 1, 0)),
  });

  function choose(minor: number) {
    forget();
    onChange(minor);
  }

  return (
    <div className={styles.amount}>
      <TextInput {...rest} {...fieldProps} autoComplete="transaction-amount" prefix={currency} />
      {quick && (
        <div className={styles.quick}>
          {quick.map((minor) => (
            <button
              key={minor}
              type="button"
              className={styles.chip}
              aria-pressed={value === minor}
              onClick={() => choose(minor)}
            >
              {money(minor)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
