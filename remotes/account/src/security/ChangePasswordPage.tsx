import { Button, dialogs, Field, PasswordInput, useApi, useForm, useNavigate, useSession } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { useText } from '../text';
import { passwordErrors } from './passwordErrors';

/** Changes the password, which ends the other sessions. */
export function ChangePasswordPage() {
  const api = useApi();
  const { user } = useSession();
  const navigate = useNavigate();
  const t = useText();
  const form = useForm({
    initial: { password: '', new_password: '' },
    validate: passwordErrors,
    submit: (values, request_id) => api.call('auth/update_password', { ...values, request_id }),
    onDone: () => {
      void dialogs.toast({ tone: 'success', title: t('security.changed') });
      navigate('/security');
    },
  });
  return (
    <AccountFrame title={t('page.changePassword')}>
      <p className={styles.muted}>{t('security.passwordText')}</p>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        {/* password managers need the user name */}
        <input type="text" name="username" autoComplete="username" value={user.account_id} readOnly hidden />
        <Field label={t('field.password')} error={form.error('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={form.values.password}
            onChange={form.set('password')}
          />
        </Field>
        <Field label={t('field.newPassword')} hint={t('field.newPasswordHint')} error={form.error('new_password')}>
          <PasswordInput
            name="new_password"
            autoComplete="new-password"
            value={form.values.new_password}
            onChange={form.set('new_password')}
          />
        </Field>
        <div className={styles.row}>
          <Button type="submit" variant="primary" size="l" busy={form.busy}>
            {t('page.changePassword')}
          </Button>
          <Button to="/security" variant="quiet" size="l">
            {t('action.back')}
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}
