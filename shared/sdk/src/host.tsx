import type { Envelope } from '@marquee/contract/envelope';
import type { Texts } from '@marquee/i18n/text';
import type { RootStore } from '@marquee/store/root';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { serveDialogs } from './dialogs';

export { setFailing } from './keptForms';

/** What the host does for the sdk. Remotes never see this object, only the hooks that are made from it. */
export interface HostServices {
  root: RootStore;
  texts: Texts;
  /** When the page was made, ms since 1970: the time of its first render, in the browser as on the server. */
  startedAt: number;
  /** Fetches what the page at `path` needs, because the player is about to go there. */
  preload: (path: string) => void;
  /**
   * Sends a visitor to login, the way the site's template asks (R2), and back to `path` afterwards. `instead` of a page
   * that they may not see: going back in the history then leads past it.
   */
  requireLogin: (path: string, instead?: boolean) => void;
  /** Leaves: ends the session here and in the other tabs, and makes a new root store. */
  signOut: () => Promise<void>;
  /** Says whether a remote may be swapped for a newer version now: not while any owner in it is busy. */
  setBusy: (remote: string, owner: symbol, busy: boolean) => void;
  /** What live remotes put into the page at `path`, drawn in their order. */
  pageSections: (path: string) => ReactNode;
  /** Changes the interface language; the page keeps its state. */
  changeLanguage: (language: Texts['language']) => void;
  /**
   * Shows what an answer means to a person, by the error catalogue. Resolves when a dialog that it took is closed (R8).
   */
  present: (answer: Envelope, as?: 'dialog' | 'toast') => Promise<void>;
}

const HostContext = createContext<HostServices | null>(null);

const RemoteContext = createContext('');

/** Names the remote whose code stands below. */
export function RemoteProvider({ remote, children }: { remote: string; children: ReactNode }) {
  return <RemoteContext value={remote}>{children}</RemoteContext>;
}

/** Name of the remote that is rendered here; empty in the host's own pages. */
export function useRemoteName(): string {
  return use(RemoteContext);
}

const FirstContext = createContext(true);

/** Says whether what stands below is what its page begins with. */
export function FirstProvider({ first, children }: { first: boolean; children: ReactNode }) {
  return <FirstContext value={first}>{children}</FirstContext>;
}

/** Whether this is what the page begins with, and not a section further down. */
export function useFirst(): boolean {
  return use(FirstContext);
}

/** Gives the host's services to every page. */
export function HostProvider({ services, children }: { services: HostServices; children: ReactNode }) {
  useLayoutEffect(() => serveDialogs(services), [services]);
  return <HostContext value={services}>{children}</HostContext>;
}

/** The host's services. For the host and the sdk itself; remotes use the hooks. Throws outside the host. */
export function useHost(): HostServices {
  const services = use(HostContext);
  if (!services) throw new Error('The sdk is used outside the host');
  return services;
}
