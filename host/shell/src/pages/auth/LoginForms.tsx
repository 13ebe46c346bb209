import { Notice, Segmented, useSearchParams } from '@marquee/sdk';
import { useState } from 'react';
import { usePageText } from '../../text';
import { CodeLoginForm } from './CodeLoginForm';
import { PasswordLoginForm } from './PasswordLoginForm';
import { useEnter } from './useEnter';

/** The ways to log in, for any surface: by password or by one-time code. Says why a session ended (decisions §5). */
export function LoginForms() {
  const [query] = useSearchParams();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const enter = useEnter();
  const t = usePageText();
  return (
    <>
      {query.get('reason') && (
        <Notice tone="warning" live>
          {t('auth.sessionEnded')}
        </Notice>
      )}
      <Segmented
        label={t('auth.way')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: t('auth.byPassword') },
          { value: 'code', label: t('auth.byCode') },
        ]}
      />
      {way === 'password' ? <PasswordLoginForm onDone={enter} /> : <CodeLoginForm onDone={enter} />}
    </>
  );
}
