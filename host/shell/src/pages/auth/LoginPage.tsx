import { Link, useSearchParams } from '@marquee/sdk';
import { usePageText } from '../../text';
import { AuthCard } from './AuthCard';
import styles from './AuthCard.module.css';
import { LoginForms } from './LoginForms';

/** The login page (R2.13), in every template; most templates link to it. */
export function LoginPage() {
  const [query] = useSearchParams();
  const t = usePageText();
  const to = query.get('to');
  return (
    <AuthCard
      title={t('auth.loginTitle')}
      foot={
        <>
          <span>{t('auth.noAccount')}</span>{' '}
          <Link to={to ? `/register?to=${encodeURIComponent(to)}` : '/register'}>{t('auth.register')}</Link>
        </>
      }
    >
      <LoginForms />
      <p className={styles.aside}>
        <Link to="/forgot-password">{t('auth.forgot')}</Link>
      </p>
    </AuthCard>
  );
}
