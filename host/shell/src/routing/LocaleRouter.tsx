import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Router } from 'react-router-dom';
import type { SiteAddress } from '../address/siteAddress';
import { Transitions } from '../loading/transitions';

/** Props of {@link LocaleRouter}. */
export interface LocaleRouterProps {
  children: ReactNode;
  address: SiteAddress;
  /** Called before a page is left, with paths without locale prefix, and the next history state. */
  leaving: (from: string, to: string, state: unknown) => void;
  /** Whether a newer host was released. */
  mustReload: () => boolean;
  /** The pending load of a path's page (without locale prefix); null if it can be rendered at once. */
  pending: (pathname: string) => Promise<unknown> | null;
}

/**
 * A router whose base is the address's locale prefix, so that prefix and path change in one step with the language and
 * nothing is remounted. After a new host release, the next navigation is a full page load; otherwise the old page stays
 * for up to 100 ms until the new one can be rendered (R2).
 */
export function LocaleRouter({ children, address, leaving, mustReload, pending }: LocaleRouterProps) {
  const { history } = address;
  const [state, setState] = useState({ action: history.action, location: history.location });
  const [transitions] = useState(() => new Transitions());
  const shown = useRef(state.location);
  shown.current = state.location;
  const navigator = useMemo<typeof history>(
    () =>
      Object.assign(Object.create(history), {
        // A page that is being left does not replace the next one's entry: its session may have ended (R8).
        replace(...target: Parameters<typeof history.replace>) {
          if (shown.current.pathname === history.location.pathname) history.replace(...target);
        },
      }),
    [history],
  );
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const { pathname, state } = next.location;
        const bare = address.bareOf(pathname);
        leaving(address.bareOf(shown.current.pathname), bare, state);
        // The address has changed already: reloading gives the requested page in the newer host.
        if (next.action === 'PUSH' && mustReload()) return location.reload();
        // Only the language changed: the address is rendered together with its texts.
        const before = shown.current.pathname;
        if (address.bareOf(before) === bare && address.prefixOf(before) !== address.prefixOf(pathname))
          return setState(next);
        transitions.begin(pending(bare), () => startTransition(() => setState(next)));
      }),
    [history, address, transitions, leaving, mustReload, pending],
  );
  const prefix = address.prefixOf(state.location.pathname);
  return (
    <Router basename={prefix || '/'} location={state.location} navigationType={state.action} navigator={navigator}>
      {children}
    </Router>
  );
}
