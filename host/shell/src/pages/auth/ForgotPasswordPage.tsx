import { Link, observer, useNavigate, useSite } from '@marquee/sdk';
import { usePageText } from '../../text';
import { AuthCard } from './AuthCard';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** The page for a forgotten password; guests only (R2.03). */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { site } = useSite();
  const navigate = useNavigate();
  const t = usePageText();
  return (
    <AuthCard
      title={t('auth.forgotTitle')}
      lead={site.codes_by === 'email' ? t('auth.forgotLeadEmail') : t('auth.forgotLead')}
      foot={<Link to="/login">{t('auth.backToLogin')}</Link>}
    >
      <ForgotPasswordForm onLogin={() => void navigate('/login')} />
    </AuthCard>
  );
});
