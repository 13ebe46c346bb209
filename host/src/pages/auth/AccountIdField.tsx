import { Field, TextInput } from '@marquee/sdk';
import { usePageText } from '../../text';

/** Props of a field of these forms. */
export interface FormFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Who it is: the account id, as password managers know it. */
export function AccountIdField({ value, error, onChange, hint }: FormFieldProps & { hint?: string }) {
  const t = usePageText();
  return (
    <Field label={t('field.accountId')} error={error} hint={hint}>
      <TextInput name="account_id" autoComplete="username" maxLength={20} value={value} onChange={onChange} />
    </Field>
  );
}
