import {
  observer,
  Sheet,
  Skeleton,
  useLocation,
  useNavigate,
  useSearchParams,
  useSession,
  VisuallyHidden,
} from '@marquee/sdk';
import { lazy, Suspense } from 'react';
import { closedQuery } from '../rules/loginWay';
import { useText } from '../text';
import { useLoginCall } from './useLoginCall';

const fetchForms = () => import('../pages/auth/ModalForms');
const ModalForms = lazy(() => fetchForms().then((module) => ({ default: module.ModalForms })));
const expectForms = () => void fetchForms().catch(() => undefined);

/**
 * The login of templates that ask for it in a dialog (R2), over the page that the address names: it is open while the
 * address says `login`. What it needs is fetched in the second before.
 */
export const LoginModal = observer(function LoginModal({ id }: { id: string }) {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const waiting = useLoginCall(expectForms);
  const t = useText();
  return (
    <>
      <VisuallyHidden live>{waiting && t('auth.loginSoon')}</VisuallyHidden>
      <Sheet
        id={id}
        open={query.has('login') && !isAuthenticated}
        onClose={() => void navigate({ pathname, search: closedQuery(search) }, { replace: true })}
        title={t('auth.loginTitle')}
      >
        <Suspense fallback={<Skeleton shape="form" count={2} />}>
          <ModalForms />
        </Suspense>
      </Sheet>
    </>
  );
});
