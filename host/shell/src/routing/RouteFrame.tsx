import { isMiddleware, runMiddleware, unknownMiddleware } from '@marquee/page/middleware';
import { isOwnPath } from '@marquee/page/rootRedirect';
import { ErrorCard, observer, useLocation, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { Navigate, useNavigationType } from 'react-router-dom';
import { useShell } from '../context/shell';
import { useText } from '../text';
import { useHead } from './useHead';

/** Props of {@link RouteFrame}. */
export interface RouteFrameProps {
  title: string;
  guard?: string | undefined;
  children: ReactNode;
}

/** Wraps every page: its guard, its title, and focus and scroll position after navigation. */
export const RouteFrame = observer(function RouteFrame({ title, guard, children }: RouteFrameProps) {
  const { root, requireLogin } = useHost();
  const { site } = useSite();
  const t = useText();
  const { pathname, search, key, state } = useLocation();
  const isKnown = isMiddleware(guard);
  // Evaluated when the route is entered: after a login on the page itself, the login navigates.
  const verdict = useMemo(() => (isKnown ? runMiddleware(guard, root) : null), [isKnown, guard, root, key]);
  const mustLogin = verdict !== null && 'login' in verdict;

  useEffect(() => {
    if (mustLogin) requireLogin(pathname + search, true);
  }, [mustLogin, requireLogin, pathname, search]);
  useHead(title, site.site_name, guard === undefined);
  useArrival(pathname);

  // R8.23: a route with an unknown middleware stays closed.
  if (!isKnown) return <ErrorCard title={t('remote.failedTitle')} text={unknownMiddleware} />;
  if (pathname === '/' && isOwnPath(site.root_redirect))
    return <RootRedirect to={site.root_redirect} search={search} state={state} />;
  if (verdict && 'to' in verdict) return <Navigate to={verdict.to} replace />;
  return mustLogin ? null : children;
});

/**
 * The redirect of the site's root (R2). A target in another language is a full page load, so that the language changes
 * with it.
 */
function RootRedirect({ to, search, state }: { to: string; search: string; state: unknown }) {
  const target = to + (to.includes('?') ? search.replace('?', '&') : search);
  const isElsewhere = useShell().address.prefixOf(to) !== '';
  useEffect(() => {
    if (isElsewhere) location.replace(target);
  }, [isElsewhere, target]);
  return isElsewhere ? null : <Navigate to={target} replace state={state} />;
}

/** A new page starts at its top, and receives the focus for keyboards and screen readers. */
function useArrival(pathname: string): void {
  const type = useNavigationType();
  const { address } = useShell();
  useLayoutEffect(() => {
    if (address.arrived !== undefined && address.arrived !== pathname) {
      if (type !== 'POP') scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    address.arrived = pathname;
  }, [address, pathname, type]);
}
