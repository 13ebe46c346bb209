import { accountId, oneTimeCode } from '@marquee/contract/schemas/fields';
import { Button, Notice, useApi, useForm, useSession } from '@marquee/sdk';
import { useState } from 'react';
import { usePageText } from '../../text';
import { AccountIdField } from './AccountIdField';
import styles from './AuthCard.module.css';
import { CodeField } from './CodeField';
import { check } from './validate';

/** Login by one-time code (§4): first it is sent, then typed. */
export function CodeLoginForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const session = useSession();
  const t = usePageText();
  const [account, setAccount] = useState<string | null>(null);
  const request = useForm({
    initial: { account_id: '' },
    validate: (values) => check(values, { account_id: accountId }),
    submit: (values) => api.call('auth/tac/request_login', values),
    onDone: ({ account_id }) => setAccount(account_id),
  });
  const login = useForm({
    initial: { tac: '' },
    validate: (values) => check(values, { tac: oneTimeCode }),
    submit: ({ tac }) => session.signInByCode({ account_id: account ?? '', tac }),
    onDone,
  });

  if (account === null) {
    return (
      <form className={styles.form} onSubmit={request.onSubmit} noValidate>
        <AccountIdField
          value={request.values.account_id}
          error={request.error('account_id')}
          onChange={request.set('account_id')}
        />
        <Button type="submit" variant="primary" size="l" block busy={request.busy}>
          {t('auth.sendCode')}
        </Button>
      </form>
    );
  }
  return (
    <form className={styles.form} onSubmit={login.onSubmit} noValidate>
      <Notice tone="info" live>
        {t('auth.codeSent')}
      </Notice>
      <CodeField value={login.values.tac} error={login.error('tac')} onChange={login.set('tac')} />
      <Button type="submit" variant="primary" size="l" block busy={login.busy}>
        {t('auth.login')}
      </Button>
      <Button variant="quiet" block onClick={() => setAccount(null)}>
        {t('auth.otherAccount')}
      </Button>
    </form>
  );
}
