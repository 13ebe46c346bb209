import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { prefixOf } from './prefix';

/**
 * The browser's history, once per page: the router and the language switch both move in it. With `v5Compat` it reports pushes, too. A server
 * has none, and what is drawn asks the router.
 */
export const browserHistory = (
  globalThis.document ? createBrowserHistory({ v5Compat: true }) : undefined
) as ReturnType<typeof createBrowserHistory>;

/** A path without its locale prefix. */
export const bareOf = (pathname: string) => pathname.slice(prefixOf(pathname).length) || '/';

/**
 * Makes the way to some paths (without locale prefix) a full load from its beginning: scripts of others in this document are left behind
 * before the address changes, so that they learn nothing of it.
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
