import type { Language } from '@marquee/contract/languages';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { prefixOf } from './prefix';

/** The history of a tab, or of a server-rendered page. It reports pushes, too (`v5Compat`). */
export type History = ReturnType<typeof createBrowserHistory>;

/** An app's address: its history, and the languages that have addresses on its site. */
export class SiteAddress {
  /** The path of the page shown last, without locale prefix. */
  arrived: string | undefined;

  constructor(
    readonly history: History,
    readonly languages: readonly Language[],
  ) {}

  /** The locale prefix of a path, or empty. */
  prefixOf(pathname: string): string {
    return prefixOf(pathname, this.languages);
  }

  /** A path without its locale prefix. */
  bareOf(pathname: string): string {
    return pathname.slice(this.prefixOf(pathname).length) || '/';
  }

  /** The current path without its locale prefix. */
  get pathname(): string {
    return this.bareOf(this.history.location.pathname);
  }

  /**
   * Makes navigation to some paths (without locale prefix) a full page load. It starts before the address changes, so
   * that third-party scripts of this document do not learn the new address.
   */
  leaveDocumentFor(leaves: (pathname: string) => boolean): void {
    const { history } = this;
    for (const kind of ['push', 'replace'] as const) {
      const go = history[kind];
      history[kind] = (to, state) => {
        const href = history.createHref(to);
        if (!leaves(this.bareOf(new URL(href, location.href).pathname))) go(to, state);
        else if (kind === 'push') location.assign(href);
        else location.replace(href);
      };
    }
  }
}
