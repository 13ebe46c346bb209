import { languageOfTag } from '@marquee/contract/languages';
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { Transitions } from '../loading/transitions';

/** The locale prefix of a path (`/fil/slots` → `/fil`), or empty. */
export function prefixOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return languageOfTag(first) ? `/${first}` : '';
}

/** The browser's history, once per page: the router and the language switch both move in it. With `v5Compat` it tells of pushes, too. */
export const browserHistory = createBrowserHistory({ v5Compat: true });

/** A path without its locale prefix. */
const bareOf = (pathname: string) => pathname.slice(prefixOf(pathname).length) || '/';

/**
 * Makes the way to some paths (without locale prefix) a full load from its beginning: scripts of others in this document are left behind
 * before the address changes, so that they do not even hear of it.
 */
export function leaveDocumentFor(leaves: (pathname: string) => boolean): void {
  for (const kind of ['push', 'replace'] as const) {
    const go = browserHistory[kind];
    browserHistory[kind] = (to, state) => {
      const href = browserHistory.createHref(to);
      if (!leaves(bareOf(new URL(href, location.href).pathname))) go(to, state);
      else if (kind === 'push') location.assign(href);
      else location.replace(href);
    };
  }
}

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
 * A router whose base is the locale prefix of the address itself. So prefix and path change in one step when the language does, and
 * nothing on the page is mounted anew. When a newer host is out, the next navigation is a full page load; otherwise the old page stays
 * up to 100 ms for the new one before its skeleton shows (§2).
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
