import { observer, useLocation, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate, useNavigationType } from 'react-router-dom';
import { runMiddleware } from './middleware';

/** Props of {@link RouteFrame}. */
export interface RouteFrameProps {
  title: string;
  guard?: string | undefined;
  children: ReactNode;
}

/** Around every page: its guard, its title, and what a new page means to focus and scroll position. */
export const RouteFrame = observer(function RouteFrame({ title, guard, children }: RouteFrameProps) {
  const { root, requireLogin } = useHost();
  const { site } = useSite();
  const { pathname, search, key } = useLocation();
  // A guard decides when the route is entered: a login on the page itself leads on by its own way.
  const verdict = useMemo(() => runMiddleware(guard, root), [guard, root, key]);
  const mustLogin = verdict !== null && 'login' in verdict;

  useEffect(() => {
    if (mustLogin) requireLogin(pathname + search, true);
  }, [mustLogin, requireLogin, pathname, search]);
  useEffect(() => {
    document.title = `${title} · ${site.site_name}`;
  }, [title, site.site_name]);
  useArrival(pathname);

  if (verdict && 'to' in verdict) return <Navigate to={verdict.to} replace />;
  return mustLogin ? null : children;
});

let arrived: string | undefined;

/** A new page begins at its top, and a keyboard or screen reader begins with it. */
function useArrival(pathname: string): void {
  const type = useNavigationType();
  useEffect(() => {
    if (arrived !== undefined && arrived !== pathname) {
      if (type !== 'POP') scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    arrived = pathname;
  }, [pathname, type]);
}
