import { signsOf } from './amounts';
import { TextInput } from './TextInput';
import { useUi } from './UiProvider';
import { useFigures } from './useFigures';

/** Props of {@link CountInput}. */
export interface CountInputProps {
  /** Null while empty, and while what is typed is no whole number. */
  value: number | null;
  onChange: (count: number | null) => void;
  name?: string;
}

/** A whole number that is not money, such as minutes. `1.5` is an error at its field, never 15. */
export function CountInput({ value, onChange, name }: CountInputProps) {
  const { plainMoney } = useUi();
  const { group } = signsOf(plainMoney(10 ** 9), 0);
  const { fieldProps } = useFigures({
    value,
    onChange,
    decimals: 0,
    signs: { group, decimal: '' },
    write: String,
    example: '1234',
  });
  return <TextInput {...fieldProps} {...(name && { name })} autoComplete="off" />;
}
