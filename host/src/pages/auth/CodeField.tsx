import { digitsOnly, Field, TextInput } from '@marquee/sdk';
import { useText } from '../../text';
import type { FormFieldProps } from './AccountIdField';

/** A one-time code: six digits, offered by phones that have just received it. */
export function CodeField({ value, error, onChange }: FormFieldProps) {
  const t = useText();
  return (
    <Field label={t('field.code')} error={error}>
      <TextInput
        name="tac"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        filter={digitsOnly}
        figures
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
