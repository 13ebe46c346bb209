import type { Profile } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import {
  Button,
  dialogs,
  Field,
  nameText,
  observer,
  TextInput,
  useApi,
  useForm,
  useNavigate,
  useResource,
  useSession,
} from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** Changes the name and the email address. */
export const EditProfilePage = observer(function EditProfilePage() {
  const profile = useResource('settings/profile', {});
  const t = useText();
  return (
    <AccountFrame title={t('page.editProfile')}>
      <Loaded resource={profile}>{({ value: [me] }) => me && <EditForm me={me} />}</Loaded>
    </AccountFrame>
  );
});

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function EditForm({ me }: { me: Profile }) {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const t = useText();
  const form = useForm({
    initial: { full_name: me.full_name, contact_email: me.contact_email },
    validate: ({ full_name, contact_email }) => ({
      ...(full_name.trim().length < 2 && { full_name: 'required' }),
      ...(!emailPattern.test(contact_email.trim()) && { contact_email: 'emailFormat' }),
    }),
    submit: async (values) => {
      const answer = await api.call('settings/profile_update', values);
      const stored = succeeded(answer) ? answer.value?.[0] : undefined;
      if (stored) session.takeProfile(stored);
      return answer;
    },
    onDone: () => {
      void dialogs.toast({ tone: 'success', title: t('profile.saved') });
      navigate('/profile');
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label={t('field.fullName')} hint={t('field.fullNameHint')} error={form.error('full_name')}>
        <TextInput
          name="full_name"
          autoComplete="name"
          filter={nameText}
          maxLength={100}
          value={form.values.full_name}
          onChange={form.set('full_name')}
        />
      </Field>
      <Field label={t('field.email')} error={form.error('contact_email')}>
        <TextInput
          type="email"
          name="contact_email"
          autoComplete="email"
          value={form.values.contact_email}
          onChange={form.set('contact_email')}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" busy={form.busy}>
        {t('action.save')}
      </Button>
    </form>
  );
}
