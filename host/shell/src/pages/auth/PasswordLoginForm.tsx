import { accountId, typedPassword } from '@marquee/contract/schemas/fields';
import { Button, Field, PasswordInput, useForm, useSession } from '@marquee/sdk';
import { usePageText } from '../../text';
import { AccountIdField } from './AccountIdField';
import styles from './AuthCard.module.css';
import { check } from './validate';

/** Login by account id and password. */
export function PasswordLoginForm({ onDone }: { onDone: () => void }) {
  const session = useSession();
  const t = usePageText();
  const form = useForm({
    initial: { account_id: '', password: '' },
    validate: (values) => check(values, { account_id: accountId, password: typedPassword }),
    submit: (values, request_id) => session.signIn({ ...values, request_id }),
    onDone,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <AccountIdField
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
