import { succeeded } from '@marquee/contract/envelope';
import {
  Button,
  Checkbox,
  Field,
  Link,
  Notice,
  nameText,
  observer,
  PasswordInput,
  phoneText,
  TextInput,
  useApi,
  useForm,
  useSite,
} from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useState } from 'react';
import { usePageText } from '../../text';
import { AccountIdField } from './AccountIdField';
import styles from './AuthCard.module.css';
import { Declaration } from './Declaration';
import { MarketingChoice, type Ticked } from './MarketingChoice';
import { type Registration, registrationErrors } from './registrationErrors';
import { trackingOf } from './tracking';

const empty: Registration = {
  account_id: '',
  password: '',
  full_name: '',
  contact_email: '',
  contact_phone: '',
  date_of_birth: '',
  accepted: false,
};

/** The registration form. A new player is signed in at once with the same credentials. */
export const RegisterForm = observer(function RegisterForm({ onDone }: { onDone: () => void }) {
  const { site, stops } = useSite();
  const { root } = useHost();
  const api = useApi();
  const { session, storage } = root;
  const t = usePageText();
  const [consents, setConsents] = useState<Ticked>();
  const form = useForm({
    initial: empty,
    validate: (values) =>
      registrationErrors(values, {
        minimumAge: site.minimum_age,
        today: new Date(api.clock.now()),
        declares: site.notices?.barred,
      }),
    submit: async ({ accepted: _, ...values }, request_id) => {
      const answer = await api.call('auth/signup', {
        ...values,
        request_id,
        ...(consents?.given.length && { consents }),
        ...trackingOf({ search: location.search, jar: document, storage }),
      });
      if (!succeeded(answer)) return answer;
      return session.signIn({ account_id: values.account_id, password: values.password, request_id });
    },
    onDone: () => {
      void root.enter();
      onDone();
    },
  });
  const { values, set, error } = form;
  const stopped = stops.registration === undefined ? '' : stops.registration || t('auth.registrationOff');
  // Said before the first field to who comes later; nothing moves for who is typing.
  const [wasStopped] = useState(stopped !== '');
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {wasStopped && stopped && <Notice tone="warning">{stopped}</Notice>}
      <AccountIdField
        hint={t('field.accountIdHint')}
        value={values.account_id}
        error={error('account_id')}
        onChange={set('account_id')}
      />
      <Field label={t('field.password')} hint={t('field.passwordHint')} error={error('password')}>
        <PasswordInput name="password" autoComplete="new-password" value={values.password} onChange={set('password')} />
      </Field>
      <Field label={t('field.fullName')} hint={t('field.fullNameHint')} error={error('full_name')}>
        <TextInput
          name="full_name"
          autoComplete="name"
          filter={nameText}
          maxLength={100}
          value={values.full_name}
          onChange={set('full_name')}
        />
      </Field>
      <Field
        label={t('field.birth')}
        hint={t('field.birthHint', { age: site.minimum_age })}
        error={error('date_of_birth')}
      >
        <TextInput
          type="date"
          name="date_of_birth"
          autoComplete="bday"
          value={values.date_of_birth}
          onChange={set('date_of_birth')}
        />
      </Field>
      <Field label={t('field.email')} error={error('contact_email')}>
        <TextInput
          type="email"
          name="contact_email"
          autoComplete="email"
          value={values.contact_email}
          onChange={set('contact_email')}
        />
      </Field>
      <Field label={t('field.phone')} hint={t('field.phoneHint')} error={error('contact_phone')}>
        <TextInput
          type="tel"
          name="contact_phone"
          autoComplete="tel"
          filter={phoneText}
          value={values.contact_phone}
          onChange={set('contact_phone')}
        />
      </Field>
      <Checkbox checked={values.accepted} onChange={set('accepted')} error={error('accepted')}>
        {t('auth.accept', { age: site.minimum_age })}
      </Checkbox>
      {site.notices?.barred && (
        <Declaration declared={values.declaration} error={error('declaration')} onChange={set('declaration')} />
      )}
      <MarketingChoice ticked={consents} onChange={setConsents} />
      <p className={styles.foot}>
        {t('auth.readFirst')}{' '}
        <Link to="/term-condition" target="_blank">
          {t('auth.readTerms')}
        </Link>
        {' · '}
        <Link to="/privacy-policy" target="_blank">
          {t('auth.readPrivacy')}
        </Link>
      </p>
      {stopped ? (
        <Notice tone="warning" live>
          {stopped}
        </Notice>
      ) : (
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('auth.createAccount')}
        </Button>
      )}
    </form>
  );
});
