import type { Profile } from '@marquee/contract/entities';
import {
  Button,
  dialogs,
  Field,
  nameText,
  observer,
  phoneText,
  Skeleton,
  TextInput,
  useApi,
  useForm,
  useNavigate,
  useResource,
  useSite,
} from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useReturnPage } from '../security/useReturnPage';
import { useText } from '../text';
import { AddressFields } from './AddressFields';
import { type EditedProfile, profileErrors } from './profileErrors';

/** Changes the name (which becomes a request once money is tied to it) and the contact that does not receive codes. */
export const EditProfilePage = observer(function EditProfilePage() {
  const profile = useResource('settings/profile', {});
  const t = useText();
  return (
    <AccountFrame title={t('page.editProfile')}>
      <Loaded resource={profile} skeleton={<Skeleton shape="form" count={2} />}>
        {({ value: [me] }) => me && <EditForm me={me} />}
      </Loaded>
    </AccountFrame>
  );
});

function EditForm({ me }: { me: Profile }) {
  const api = useApi();
  const navigate = useNavigate();
  // Only support can change the contact that receives codes.
  const isEmailFixed = useSite().site.codes_by === 'email';
  const asksAddress = me.address_line !== undefined;
  const next = useReturnPage();
  const t = useText();
  const form = useForm<EditedProfile>({
    initial: {
      full_name: me.name_request ?? me.full_name,
      contact_email: me.contact_email,
      contact_phone: me.contact_phone,
      ...(asksAddress && {
        address_line: me.address_line,
        address_town: me.address_town,
        address_postcode: me.address_postcode,
      }),
    },
    validate: profileErrors,
    submit: (values) => api.call('settings/profile_update', values),
    onDone: ({ full_name }) => {
      const isAsked = me.name_locked && full_name.trim() !== me.full_name;
      void dialogs.toast({ tone: 'success', title: isAsked ? t('profile.asked') : t('profile.saved') });
      navigate(next ?? '/profile');
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field
        label={t('field.fullName')}
        hint={me.name_locked ? t('profile.nameLocked') : t('field.fullNameHint')}
        error={form.error('full_name')}
      >
        <TextInput
          name="full_name"
          autoComplete="name"
          filter={nameText}
          maxLength={100}
          value={form.values.full_name}
          onChange={form.set('full_name')}
        />
      </Field>
      {isEmailFixed ? (
        <Field label={t('field.phone')} error={form.error('contact_phone')}>
          <TextInput
            type="tel"
            name="contact_phone"
            autoComplete="tel"
            filter={phoneText}
            value={form.values.contact_phone}
            onChange={form.set('contact_phone')}
          />
        </Field>
      ) : (
        <Field label={t('field.email')} hint={t('field.emailHint')} error={form.error('contact_email')}>
          <TextInput
            type="email"
            name="contact_email"
            autoComplete="email"
            value={form.values.contact_email}
            onChange={form.set('contact_email')}
          />
        </Field>
      )}
      {asksAddress && <AddressFields form={form} />}
      <p className={styles.muted}>{isEmailFixed ? t('profile.fixedEmail') : t('profile.fixed')}</p>
      <div className={styles.row}>
        <Button type="submit" variant="primary" size="l" busy={form.busy}>
          {t('action.save')}
        </Button>
        <Button to="/profile" variant="quiet" size="l">
          {t('action.back')}
        </Button>
      </div>
    </form>
  );
}
