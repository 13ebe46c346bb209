import { digitsOnly, Field, TextInput } from '@marquee/sdk';
import { usePageText } from '../../text';
import type { FormFieldProps } from './AccountIdField';

/** A one-time code: six digits, with autofill from a message. */
export function CodeField({ value, error, onChange }: FormFieldProps) {
  const t = usePageText();
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
