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
 * The login dialog of templates that use one (R2), over the current page: open while the address has `login`. Its code
 * is loaded during the second before it opens.
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
