import { Link, Notice, Segmented, useSearchParams } from '@marquee/sdk';
import { useState } from 'react';
import { usePageText } from '../../text';
import { AuthCard } from './AuthCard';
import styles from './AuthCard.module.css';
import { CodeLoginForm } from './CodeLoginForm';
import { PasswordLoginForm } from './PasswordLoginForm';
import { useEnter } from './useEnter';

/** The login page (§2): by password or by one-time code; says why a session ended. */
export function LoginPage() {
  const [query] = useSearchParams();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const enter = useEnter();
  const t = usePageText();
  const to = query.get('to');
  return (
    <AuthCard
      title={t('auth.loginTitle')}
      foot={
        <>
          {t('auth.noAccount')}{' '}
          <Link to={to ? `/register?to=${encodeURIComponent(to)}` : '/register'}>{t('auth.register')}</Link>
        </>
      }
    >
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
      <p className={styles.aside}>
        <Link to="/forgot-password">{t('auth.forgot')}</Link>
      </p>
    </AuthCard>
  );
}
