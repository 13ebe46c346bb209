import { Link, Sheet, Skeleton, useNavigate, useSearchParams } from '@marquee/sdk';
import { lazy, Suspense } from 'react';
import { useEnter } from '../pages/auth/useEnter';
import { useText } from '../text';

const PasswordLoginForm = lazy(() =>
  import('../pages/auth/PasswordLoginForm').then((module) => ({ default: module.PasswordLoginForm })),
);

/** The login of templates that ask for it in a dialog over the home page (§2). It is open while the address says `login`. */
export function LoginModal({ id }: { id: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const enter = useEnter();
  const t = useText();
  return (
    <Sheet
      id={id}
      open={query.has('login')}
      onClose={() => navigate('/', { replace: true })}
      title={t('auth.loginTitle')}
    >
      <Suspense fallback={<Skeleton shape="form" count={2} />}>
        <PasswordLoginForm onDone={enter} />
      </Suspense>
      <p>
        <Link to="/forgot-password">{t('auth.forgot')}</Link> · <Link to="/register">{t('auth.register')}</Link>
      </p>
    </Sheet>
  );
}
