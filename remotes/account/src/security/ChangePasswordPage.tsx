import { Button, dialogs, Field, PasswordInput, useApi, useForm, useNavigate } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { useText } from '../text';

/** Decisions §5. */
const shortestPassword = 8;

/** Changes the password; the other sessions end with it. */
export function ChangePasswordPage() {
  const api = useApi();
  const navigate = useNavigate();
  const t = useText();
  const form = useForm({
    initial: { password: '', new_password: '' },
    validate: ({ password, new_password }) => ({
      ...(!password && { password: 'required' }),
      ...(new_password.length < shortestPassword && { new_password: 'passwordTooShort' }),
    }),
    submit: (values) => api.call('auth/update_password', values),
    onDone: () => {
      void dialogs.toast({ tone: 'success', title: t('security.changed') });
      navigate('/security');
    },
  });
  return (
    <AccountFrame title={t('page.changePassword')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
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
        <Button type="submit" variant="primary" size="l" busy={form.busy}>
          {t('page.changePassword')}
        </Button>
      </form>
    </AccountFrame>
  );
}
