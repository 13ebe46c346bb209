import { Button, Notice, useApi, useForm } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useEffect, useRef } from 'react';
import { usePageText } from '../../text';
import styles from './AuthCard.module.css';
import { FactorField } from './FactorField';

/** Props of {@link FactorForm}. */
export interface FactorFormProps {
  /** The ticket from the first step of the login. */
  ticket: string;
  /** Restarts the login. */
  onOther: () => void;
  onDone: () => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function FactorForm({ ticket, onOther, onDone }: FactorFormProps) {
  const api = useApi();
  const { session } = useHost().root;
  const t = usePageText();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    initial: { factor: '' },
    validate: ({ factor }) => (factor ? {} : { factor: 'required' }),
    submit: async ({ factor }) => {
      const answer = session.takeLogin(await api.call('auth/second_factor', { ticket, factor }));
      if (answer.statusMessage === 'signInExpired') onOther();
      return answer;
    },
    onDone,
  });
  return (
    <form ref={place} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Notice tone="info" live>
        {t('auth.factorLead')}
      </Notice>
      <FactorField value={form.values.factor} error={form.error('factor')} onChange={form.set('factor')} />
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('auth.login')}
      </Button>
      <Button variant="quiet" block onClick={onOther}>
        {t('auth.backToLogin')}
      </Button>
    </form>
  );
}
