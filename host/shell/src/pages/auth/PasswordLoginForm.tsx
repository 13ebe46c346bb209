import { accountId, typedPassword } from '@marquee/contract/schemas/fields';
import { Button, Field, PasswordInput, useForm } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { usePageText } from '../../text';
import { AccountIdField } from './AccountIdField';
import styles from './AuthCard.module.css';
import { check } from './validate';

/** Props of a form for the first step of a login. */
export interface LoginFormProps {
  /** Called with the ticket of a login that needs a second step. */
  onTicket: (ticket: string) => void;
  onDone: () => void;
}

/** Login by account id and password. */
export function PasswordLoginForm({ onTicket, onDone }: LoginFormProps) {
  const { session } = useHost().root;
  const t = usePageText();
  const form = useForm({
    initial: { account_id: '', password: '' },
    validate: (values) => check(values, { account_id: accountId, password: typedPassword }),
    submit: async (values, request_id) => {
      const answer = await session.signIn({ ...values, request_id });
      if (answer.ticket) onTicket(answer.ticket);
      return answer;
    },
    onDone,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <AccountIdField
        passkeys
        value={form.values.account_id}
        error={form.error('account_id')}
        onChange={form.set('account_id')}
      />
      <Field label={t('field.password')} error={form.error('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={form.set('password')}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('auth.login')}
      </Button>
    </form>
  );
}
