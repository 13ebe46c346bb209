import { succeeded } from '@marquee/contract/envelope';
import { Field, QrCode, TextInput, useApi, useForm } from '@marquee/sdk';
import { useRef } from 'react';
import { useText } from '../../text';
import { CodeForm } from '../CodeForm';
import { sixDigits } from '../codeErrors';

/** Props of {@link AppSetup}. */
export interface AppSetupProps {
  /** The key for the app: `uri` as a QR code, `secret` for manual entry. */
  begun: { secret: string; uri: string };
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app: shows the key, and asks for a first code. */
export function AppSetup({ begun: { secret, uri }, onDone }: AppSetupProps) {
  const api = useApi();
  const t = useText();
  const codes = useRef<readonly string[]>([]);
  const form = useForm({
    initial: { factor: '' },
    validate: sixDigits,
    submit: async (values) => {
      const answer = await api.call('auth/totp_confirm', values);
      if (succeeded(answer)) codes.current = answer.recovery_codes ?? [];
      return answer;
    },
    onDone: () => onDone(codes.current),
  });
  return (
    <CodeForm name="factor" form={form}>
      <p>{t('factors.scan')}</p>
      <QrCode text={uri} label={t('factors.qr')} />
      <Field label={t('factors.key')}>
        <TextInput
          name="secret"
          value={secret.replace(/.{4}(?=.)/g, '$& ')}
          onChange={() => undefined}
          readOnly
          figures
          autoComplete="off"
        />
      </Field>
    </CodeForm>
  );
}
