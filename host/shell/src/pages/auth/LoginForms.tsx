import { Notice, Segmented, useSearchParams } from '@marquee/sdk';
import { useState } from 'react';
import { usePageText } from '../../text';
import { CodeLoginForm } from './CodeLoginForm';
import { FactorForm } from './FactorForm';
import { PasskeyLogin } from './PasskeyLogin';
import { PasswordLoginForm } from './PasswordLoginForm';
import { useEnter } from './useEnter';

/** The ways to log in, for any surface: by password or one-time code, and what else the player has set up; or by passkey. Says why a session ended (decisions §5). */
export function LoginForms() {
  const [query] = useSearchParams();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [ticket, setTicket] = useState<string | null>(null);
  const enter = useEnter();
  const t = usePageText();
  return (
    <>
      {query.get('reason') && (
        <Notice tone="warning" live>
          {query.get('reason') === 'CLOSE' ? t('auth.accountClosed') : t('auth.sessionEnded')}
        </Notice>
      )}
      {ticket === null ? (
        <>
          <Segmented
            label={t('auth.way')}
            value={way}
            onChange={setWay}
            options={[
              { value: 'password', label: t('auth.byPassword') },
              { value: 'code', label: t('auth.byCode') },
            ]}
          />
          {way === 'password' ? (
            <PasswordLoginForm onTicket={setTicket} onDone={enter} />
          ) : (
            <CodeLoginForm onTicket={setTicket} onDone={enter} />
          )}
        </>
      ) : (
        <FactorForm ticket={ticket} onOther={() => setTicket(null)} onDone={enter} />
      )}
      <PasskeyLogin onDone={enter} />
    </>
  );
}
