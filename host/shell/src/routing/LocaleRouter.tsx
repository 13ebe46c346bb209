import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Router } from 'react-router-dom';
import { bareOf, browserHistory } from '../address/history';
import { prefixOf } from '../address/prefix';
import { Transitions } from '../loading/transitions';

const transitions = new Transitions();

/** Props of {@link LocaleRouter}. */
export interface LocaleRouterProps {
  children: ReactNode;
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
export function LocaleRouter({ children, mustReload, pending }: LocaleRouterProps) {
  const [state, setState] = useState({ action: browserHistory.action, location: browserHistory.location });
  const shown = useRef(state.location);
  shown.current = state.location;
  useLayoutEffect(
    () =>
      browserHistory.listen((next) => {
        const { pathname } = next.location;
        const bare = bareOf(pathname);
        // The address has changed already: loading it gives the newer host the page that was asked for.
        if (next.action === 'PUSH' && mustReload()) return location.reload();
        // Only the language is another one: its address is drawn together with its texts.
        const before = shown.current.pathname;
        if (bareOf(before) === bare && prefixOf(before) !== prefixOf(pathname)) return setState(next);
        transitions.begin(pending(bare), () => startTransition(() => setState(next)));
      }),
    [mustReload, pending],
  );
  const prefix = prefixOf(state.location.pathname);
  const navigator = useMemo(() => browserHistory, []);
  return (
    <Router basename={prefix || '/'} location={state.location} navigationType={state.action} navigator={navigator}>
      {children}
    </Router>
  );
}
