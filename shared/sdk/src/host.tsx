import type { Envelope } from '@marquee/contract/envelope';
import type { Texts } from '@marquee/i18n/text';
import type { RootStore } from '@marquee/store/root';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { setDialogServices } from './dialogs';

export { setFailing } from './formDrafts';

/** Services of the host for the sdk. Remotes never see this object, only the hooks based on it. */
export interface HostServices {
  root: RootStore;
  texts: Texts;
  /** When the page was made, ms since 1970: the time of its first render, in browser and server. */
  startedAt: number;
  /** Preloads the page at `path`, because the player is likely to open it. */
  preload: (path: string) => void;
  /**
   * Sends a visitor to the template's login (R2), and back to `path` afterwards. `instead`: replaces a page that they
   * may not see in the history.
   */
  requireLogin: (path: string, instead?: boolean) => void;
  /** Signs out: ends the session in all tabs, and makes a new root store. */
  signOut: () => Promise<void>;
  /** Marks a remote as busy for an owner; a busy remote is not replaced by a newer version. */
  setBusy: (remote: string, owner: symbol, busy: boolean) => void;
  /** Sections of live remotes in the page at `path`, in order. */
  pageSections: (path: string) => ReactNode;
  /** Where to go from a page whose subject is not there. */
  waysOn: () => ReactNode;
  /** Reports an error of a remote's code that its parts do not throw. */
  reportFailure: (remote: string, cause: unknown) => void;
  /** Changes the interface language; the page keeps its state. */
  changeLanguage: (language: Texts['language']) => void;
  /** Shows an answer by the error catalogue. Resolves when its dialog, if any, is closed (R8). */
  present: (answer: Envelope, as?: 'dialog' | 'toast') => Promise<void>;
}

const HostContext = createContext<HostServices | null>(null);

/** The version of a remote whose code is rendered. */
export interface Caller {
  remote: string;
  version: string | undefined;
  /** The calls that it may make; undefined if nothing limits them: in a server's render, and without federation. */
  calls?: readonly string[] | undefined;
}

const CallerContext = createContext<Caller | null>(null);

/** Tells components below which remote they belong to; null for parts of the host in a remote's page. */
export function CallerProvider({ caller, children }: { caller: Caller | null; children: ReactNode }) {
  return <CallerContext value={caller}>{children}</CallerContext>;
}

/** The remote that is rendered here; null in the host's own pages. */
export function useCaller(): Caller | null {
  return use(CallerContext);
}

const FirstContext = createContext(true);

/** Tells components below whether they are the first content of their page. */
export function FirstProvider({ first, children }: { first: boolean; children: ReactNode }) {
  return <FirstContext value={first}>{children}</FirstContext>;
}

/** Whether this is the first content of the page, rather than a section further down. */
export function useFirst(): boolean {
  return use(FirstContext);
}

/** Provides the host's services to all pages. */
export function HostProvider({ services, children }: { services: HostServices; children: ReactNode }) {
  useLayoutEffect(() => setDialogServices(services), [services]);
  return <HostContext value={services}>{children}</HostContext>;
}

/** The host's services, for host and sdk only. Throws outside the host. */
export function useHost(): HostServices {
  const services = use(HostContext);
  if (!services) throw new Error('The sdk is used outside the host');
  return services;
}
