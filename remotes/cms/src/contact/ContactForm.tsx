import { succeeded } from '@marquee/contract/envelope';
import {
  Button,
  Card,
  Field,
  observer,
  TextArea,
  TextInput,
  useApi,
  useForm,
  useIdle,
  useLanguage,
  useSession,
} from '@marquee/sdk';
import { type RefObject, useLayoutEffect } from 'react';
import { useText } from '../text';
import styles from './ContactPage.module.css';
import { type ContactMessage, contactErrors } from './contactErrors';

/** Most characters of a message. */
const messageLength = 4000;

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** Outlives the form, so that the text survives a login or logout. */
  draft: RefObject<string>;
  onSent: (ticket: string) => void;
}

/** A message to the operator. A player's name and address are prefilled. */
export const ContactForm = observer(function ContactForm({ draft, onSent }: ContactFormProps) {
  const api = useApi();
  const { isAuthenticated, fullname, email } = useSession();
  const { language } = useLanguage();
  const t = useText();
  const form = useForm<ContactMessage>({
    initial: {
      full_name: isAuthenticated ? fullname : '',
      contact_email: isAuthenticated ? email : '',
      message: '',
    },
    validate: contactErrors,
    submit: async (message, request_id) => {
      const call = isAuthenticated ? 'support/write' : 'content/contact';
      const answer = await api.call(call, { ...message, language, request_id });
      if (succeeded(answer) && answer.ticket) {
        draft.current = '';
        onSent(answer.ticket);
      }
      return answer;
    },
  });
  useIdle(form.values.message === '');
  // No initial value: those are not kept when the session ends.
  useLayoutEffect(() => {
    if (draft.current) form.set('message')(draft.current);
  }, []);

  return (
    <Card title={t('contact.write')}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <Field label={t('contact.name')} error={form.error('full_name')}>
          <TextInput
            name="full_name"
            autoComplete="name"
            maxLength={100}
            value={form.values.full_name}
            onChange={form.set('full_name')}
          />
        </Field>
        <Field
          label={t('contact.email')}
          hint={t(isAuthenticated ? 'contact.emailHintOfPlayer' : 'contact.emailHint')}
          error={form.error('contact_email')}
        >
          <TextInput
            name="contact_email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={form.values.contact_email}
            onChange={form.set('contact_email')}
          />
        </Field>
        <Field label={t('contact.message')} hint={t('contact.messageHint')} error={form.error('message')}>
          <TextArea
            name="message"
            maxLength={messageLength}
            value={form.values.message}
            onChange={(text) => {
              draft.current = text;
              form.set('message')(text);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('contact.send')}
        </Button>
      </form>
    </Card>
  );
});
