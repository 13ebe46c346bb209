import { createHistory } from '#history';
import { prefixOf } from './prefix';

/** The browser's history, once per page: the router and the language switch both move in it. */
export const browserHistory = createHistory();

/** A path without its locale prefix. */
export const bareOf = (pathname: string) => pathname.slice(prefixOf(pathname).length) || '/';

/**
 * Makes the way to some paths (without locale prefix) a full load from its beginning: scripts of others in this
 * document are left behind before the address changes, so that they learn nothing of it.
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
