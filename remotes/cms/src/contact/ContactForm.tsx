import { succeeded } from '@marquee/contract/envelope';
import { Button, Card, Field, observer, TextArea, TextInput, useApi, useForm, useIdle, useSession } from '@marquee/sdk';
import { useText } from '../text';
import styles from './ContactPage.module.css';
import { type ContactMessage, contactErrors } from './contactErrors';

/** Most characters of a message. */
const messageLength = 4000;

/** A message to the site's people. A player's name and address are filled in: nothing is asked twice. */
export const ContactForm = observer(function ContactForm({ onSent }: { onSent: (ticket: string) => void }) {
  const api = useApi();
  const { isAuthenticated, fullname, email } = useSession();
  const t = useText();
  const form = useForm<ContactMessage>({
    initial: {
      full_name: isAuthenticated ? fullname : '',
      contact_email: isAuthenticated ? email : '',
      message: '',
    },
    validate: contactErrors,
    submit: async (message) => {
      const answer = await api.call('content/contact', message);
      if (succeeded(answer) && answer.ticket) onSent(answer.ticket);
      return answer;
    },
  });
  useIdle(form.values.message === '');

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
        <Field label={t('contact.email')} hint={t('contact.emailHint')} error={form.error('contact_email')}>
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
            onChange={form.set('message')}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={form.busy}>
          {t('contact.send')}
        </Button>
      </form>
    </Card>
  );
});
