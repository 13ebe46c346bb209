import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { Router } from 'react-router-dom';
import type { SiteAddress } from '../address/siteAddress';
import { Transitions } from '../loading/transitions';

/** Props of {@link LocaleRouter}. */
export interface LocaleRouterProps {
  children: ReactNode;
  address: SiteAddress;
  /** Whether a newer host is out. */
  mustReload: () => boolean;
  /** What the page of a path (without locale prefix) still waits for; null where it can be drawn at once. */
  pending: (pathname: string) => Promise<unknown> | null;
}

/**
 * A router whose base is the locale prefix of the address itself. So prefix and path change in one step when the
 * language does, and nothing on the page is mounted anew. When a newer host is out, the next navigation is a full page
 * load; otherwise the old page stays up to 100 ms for the new one before its skeleton shows (R2).
 */
export function LocaleRouter({ children, address, mustReload, pending }: LocaleRouterProps) {
  const { history } = address;
  const [state, setState] = useState({ action: history.action, location: history.location });
  const [transitions] = useState(() => new Transitions());
  const shown = useRef(state.location);
  shown.current = state.location;
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const { pathname } = next.location;
        const bare = address.bareOf(pathname);
        // The address has changed already: loading it gives the newer host the page that was asked for.
        if (next.action === 'PUSH' && mustReload()) return location.reload();
        // Only the language is another one: its address is drawn together with its texts.
        const before = shown.current.pathname;
        if (address.bareOf(before) === bare && address.prefixOf(before) !== address.prefixOf(pathname))
          return setState(next);
        transitions.begin(pending(bare), () => startTransition(() => setState(next)));
      }),
    [history, address, transitions, mustReload, pending],
  );
  const prefix = address.prefixOf(state.location.pathname);
  return (
    <Router basename={prefix || '/'} location={state.location} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  );
}
