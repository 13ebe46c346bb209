import { asciiDigits } from '@marquee/contract/digits';
import { Field, TextInput } from '@marquee/sdk';
import { usePageText } from '../../text';

/** Props of a field of these forms. */
export interface FormFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Pasted account ids may contain spaces, or digits of other scripts. */
const spaceless = (text: string) => asciiDigits(text).replace(/\s/g, '');

/** The account id, with autocomplete for password managers. With `passkeys` the browser suggests passkeys as well. */
export function AccountIdField({
  value,
  error,
  onChange,
  hint,
  passkeys,
}: FormFieldProps & { hint?: string; passkeys?: boolean }) {
  const t = usePageText();
  return (
    <Field label={t('field.accountId')} error={error} hint={hint}>
      <TextInput
        name="account_id"
        autoComplete={passkeys ? 'username webauthn' : 'username'}
        maxLength={20}
        filter={spaceless}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
