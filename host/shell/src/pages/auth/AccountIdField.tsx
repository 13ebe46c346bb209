import { asciiDigits } from '@marquee/contract/digits';
import { Field, TextInput } from '@marquee/sdk';
import { usePageText } from '../../text';

/** Props of a field of these forms. */
export interface FormFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A pasted account id may have brought spaces along; it has none of its own, and digits of one script. */
const spaceless = (text: string) => asciiDigits(text).replace(/\s/g, '');

/** Who it is: the account id, as password managers know it. With `passkeys` the browser suggests those as well. */
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
