import { accountId, email, oneTimeCode, password, phone } from '@marquee/contract/schemas/fields';
import {
  Button,
  Field,
  Notice,
  observer,
  PasswordInput,
  phoneText,
  TextInput,
  useApi,
  useForm,
  useSite,
} from '@marquee/sdk';
import { useState } from 'react';
import { usePageText } from '../../text';
import { AccountIdField } from './AccountIdField';
import styles from './AuthCard.module.css';
import { CodeField } from './CodeField';
import { useCodeAgain } from './useCodeAgain';
import { check } from './validate';

/** Resetting a password: the account, then the code and a new password, then the link to login. For page and modal. */
export function ForgotPasswordForm({ onLogin }: { onLogin: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState(false);
  const t = usePageText();
  if (done) {
    return (
      <>
        <Notice tone="positive" live>
          {t('auth.passwordChanged')}
        </Notice>
        <Button variant="primary" size="l" block onClick={onLogin}>
          {t('auth.login')}
        </Button>
      </>
    );
  }
  if (asked === null) return <RequestForm onDone={setAsked} />;
  return <ResetForm asked={asked} onDone={() => setDone(true)} />;
}

/** The account, with the contact to which the site sends codes. */
interface Asked {
  account_id: string;
  contact_phone?: string;
  contact_email?: string;
}

const RequestForm = observer(function RequestForm({ onDone }: { onDone: (asked: Asked) => void }) {
  const api = useApi();
  const t = usePageText();
  const byEmail = useSite().site.codes_by === 'email';
  const contact = byEmail ? 'contact_email' : 'contact_phone';
  const form = useForm<Asked>({
    initial: { account_id: '', [contact]: '' },
    validate: (values) => check(values, { account_id: accountId, [contact]: byEmail ? email : phone }),
    submit: (values, request_id) => api.call('auth/forgot_password', { ...values, request_id }),
    onDone,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <AccountIdField
        value={form.values.account_id}
        error={form.error('account_id')}
        onChange={form.set('account_id')}
      />
      <Field
        label={t(byEmail ? 'field.email' : 'field.phone')}
        error={form.error(contact)}
        hint={byEmail ? undefined : t('field.phoneHint')}
      >
        <TextInput
          name={contact}
          type={byEmail ? 'email' : 'tel'}
          autoComplete={byEmail ? 'email' : 'tel'}
          filter={byEmail ? undefined : phoneText}
          value={form.values[contact] ?? ''}
          onChange={form.set(contact)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('auth.sendCode')}
      </Button>
    </form>
  );
});

function ResetForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const api = useApi();
  const t = usePageText();
  const { notice, button } = useCodeAgain(t('auth.codeSentIfKnown'), () => api.call('auth/forgot_password', asked));
  const form = useForm({
    initial: { tac: '', new_password: '' },
    validate: (values) => check(values, { tac: oneTimeCode, new_password: password }),
    submit: (values, request_id) =>
      api.call('auth/reset_password', { account_id: asked.account_id, ...values, request_id }),
    onDone,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {notice}
      <CodeField value={form.values.tac} error={form.error('tac')} onChange={form.set('tac')} />
      <Field label={t('field.newPassword')} error={form.error('new_password')} hint={t('field.passwordHint')}>
        <PasswordInput
          name="new_password"
          autoComplete="new-password"
          value={form.values.new_password}
          onChange={form.set('new_password')}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('auth.setPassword')}
      </Button>
      {button}
    </form>
  );
}
