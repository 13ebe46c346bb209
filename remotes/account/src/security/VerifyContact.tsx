import { Button, dialogs, Notice, useAction, useApi, useForm } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import { CodeForm } from './CodeForm';
import { sixDigits } from './codeErrors';

/** Props of {@link VerifyContact}. */
export interface VerifyContactProps {
  accountId: string;
  /** The masked recipient of the code. */
  contact: string;
  byEmail: boolean;
  onDone: () => void;
}

/** Verifies a phone or an e-mail address by a one-time code (D5.03). */
export function VerifyContact({ accountId: account_id, contact, byEmail, onDone }: VerifyContactProps) {
  const api = useApi();
  const t = useText();
  const [sent, setSent] = useState<'never' | 'once' | 'again'>('never');
  const ask = useForm({
    initial: { account_id },
    validate: () => ({}),
    submit: (values, request_id) => api.call('auth/tac/request_new_register', { ...values, request_id }),
    onDone: () => setSent('once'),
  });
  const again = useAction(() => api.call('auth/tac/request_new_register', { account_id }));
  const form = useForm({
    initial: { tac: '' },
    validate: sixDigits,
    submit: ({ tac }, request_id) => api.call('auth/tac/verify', { account_id, tac, request_id }),
    onDone: () => {
      void dialogs.toast({ tone: 'success', title: byEmail ? t('security.verifiedEmail') : t('security.verifiedNow') });
      onDone();
    },
  });

  if (sent === 'never') {
    return (
      <form onSubmit={ask.onSubmit} noValidate>
        <Button type="submit" variant="primary" busy={ask.busy}>
          {byEmail ? t('security.verifyEmail') : t('security.verify')}
        </Button>
      </form>
    );
  }
  return (
    <CodeForm
      name="tac"
      form={form}
      actions={
        <Button
          variant="quiet"
          busy={again.busy}
          onClick={() => void again.run().then((done) => done && setSent('again'))}
        >
          {t('security.sendAgain')}
        </Button>
      }
    >
      <Notice tone="info" live>
        {sent === 'again' ? t('security.codeAgain') : t('security.codeSent', { contact })}
      </Notice>
    </CodeForm>
  );
}
