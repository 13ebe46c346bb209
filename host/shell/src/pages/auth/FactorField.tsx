import { asciiDigits } from '@marquee/contract/digits';
import { Field, TextInput } from '@marquee/sdk';
import { usePageText } from '../../text';
import type { FormFieldProps } from './AccountIdField';

/** A code of the authenticator app, or a recovery code. */
export function FactorField({ value, error, onChange }: FormFieldProps) {
  const t = usePageText();
  return (
    <Field label={t('field.factor')} hint={t('field.factorHint')} error={error}>
      <TextInput
        name="factor"
        autoComplete="one-time-code"
        maxLength={30}
        filter={asciiDigits}
        figures
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
