import { Notice, observer, Segmented, useSearchParams } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useState } from 'react';
import { usePageText } from '../../text';
import { CodeLoginForm } from './CodeLoginForm';
import { FactorForm } from './FactorForm';
import { PasskeyLogin } from './PasskeyLogin';
import { PasswordLoginForm } from './PasswordLoginForm';
import { useEnter } from './useEnter';

/**
 * The login methods: password or one-time code with the second factor, or passkey. Shows why a session ended (D5) or
 * could not begin, and why a login was refused.
 */
export const LoginForms = observer(function LoginForms() {
  const [query] = useSearchParams();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [ticket, setTicket] = useState<string | null>(null);
  const enter = useEnter();
  const { refused, refusedWords } = useHost().root.session;
  const reason = refused ?? query.get('reason');
  const t = usePageText();
  return (
    <>
      {reason && (
        <Notice tone="warning" live>
          {refusedWords ??
            t(
              reason === 'CLOSE'
                ? 'auth.accountClosed'
                : reason === 'BLOCK'
                  ? 'auth.accountBlocked'
                  : reason === 'cookiesBlocked'
                    ? 'auth.cookiesBlocked'
                    : 'auth.sessionEnded',
            )}
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
});
