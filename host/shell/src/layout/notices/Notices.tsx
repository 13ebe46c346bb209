import { Sheet, Skeleton, useLocation, useNavigate, useSearchParams } from '@marquee/sdk';
import { lazy, Suspense } from 'react';
import { useText } from '../../text';

const NoticeList = lazy(() => import('./NoticeList').then((module) => ({ default: module.NoticeList })));

/** The notification log (D12.02) in a sheet, open while the address has `notices`. For visitors and players. */
export function Notices() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const t = useText();
  function close() {
    const rest = new URLSearchParams(query);
    rest.delete('notices');
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }
  return (
    <Sheet open={query.has('notices')} onClose={close} title={t('notices.title')} place="side">
      <Suspense fallback={<Skeleton shape="rows" count={3} />}>
        <NoticeList />
      </Suspense>
    </Sheet>
  );
}
