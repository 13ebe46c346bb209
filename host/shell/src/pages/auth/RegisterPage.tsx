import { Link, Stepper, useNavigate, useSearchParams } from '@marquee/sdk';
import { useState } from 'react';
import { safeReturnPath } from '../../rules/returnPath';
import { usePageText } from '../../text';
import { AuthCard } from './AuthCard';
import { LimitsOffer } from './LimitsOffer';
import { RegisterForm } from './RegisterForm';

/** Registration (D5.13): the account, then the offer to set limits. */
export function RegisterPage() {
  const [registered, setRegistered] = useState(false);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const t = usePageText();
  return (
    <AuthCard
      title={registered ? t('limits.title') : t('auth.registerTitle')}
      lead={registered ? t('limits.lead') : t('auth.registerLead')}
      foot={
        !registered && (
          <>
            <span>{t('auth.haveAccount')}</span> <Link to="/login">{t('auth.login')}</Link>
          </>
        )
      }
    >
      <Stepper
        label={t('auth.registerTitle')}
        steps={[t('auth.stepAccount'), t('auth.stepLimits')]}
        current={registered ? 1 : 0}
      />
      {registered ? (
        <LimitsOffer onDone={() => navigate(safeReturnPath(query.get('to')), { replace: true })} />
      ) : (
        <RegisterForm onDone={() => setRegistered(true)} />
      )}
    </AuthCard>
  );
}
