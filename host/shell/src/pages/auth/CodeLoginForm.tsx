import { accountId, oneTimeCode } from '@marquee/contract/schemas/fields';
import { Button, useApi, useForm } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useState } from 'react';
import { usePageText } from '../../text';
import { AccountIdField } from './AccountIdField';
import styles from './AuthCard.module.css';
import { CodeField } from './CodeField';
import type { LoginFormProps } from './PasswordLoginForm';
import { useCodeAgain } from './useCodeAgain';
import { check } from './validate';

/** Login by one-time code (R4.05): sends it, then asks for it. */
export function CodeLoginForm(props: LoginFormProps) {
  const [account, setAccount] = useState<string | null>(null);
  if (account === null) return <AskForm onDone={setAccount} />;
  return <CodeForm {...props} account={account} onOther={() => setAccount(null)} />;
}

function AskForm({ onDone }: { onDone: (account: string) => void }) {
  const api = useApi();
  const t = usePageText();
  const form = useForm({
    initial: { account_id: '' },
    validate: (values) => check(values, { account_id: accountId }),
    submit: (values, request_id) => api.call('auth/tac/request_login', { ...values, request_id }),
    onDone: ({ account_id }) => onDone(account_id),
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <AccountIdField
        value={form.values.account_id}
        error={form.error('account_id')}
        onChange={form.set('account_id')}
      />
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('auth.sendCode')}
      </Button>
    </form>
  );
}

function CodeForm({ account, onOther, onTicket, onDone }: LoginFormProps & { account: string; onOther: () => void }) {
  const api = useApi();
  const { session } = useHost().root;
  const t = usePageText();
  const { notice, button } = useCodeAgain(t('auth.codeSent'), () =>
    api.call('auth/tac/request_login', { account_id: account }),
  );
  const form = useForm({
    initial: { tac: '' },
    validate: (values) => check(values, { tac: oneTimeCode }),
    submit: async ({ tac }, request_id) => {
      const answer = await session.signInByCode({ account_id: account, tac, request_id });
      if (answer.ticket) onTicket(answer.ticket);
      return answer;
    },
    onDone,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {notice}
      <CodeField value={form.values.tac} error={form.error('tac')} onChange={form.set('tac')} />
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('auth.login')}
      </Button>
      {button}
      <Button variant="quiet" block onClick={onOther}>
        {t('auth.otherAccount')}
      </Button>
    </form>
  );
}
