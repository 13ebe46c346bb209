import type { RemoteNavigation } from '@marquee/federation-runtime/defineRemote';
import type { PageRoute } from '@marquee/page/routes';
import type { PageSlot } from '@marquee/page/slots';

/** A menu entry of a live remote, labelled in the page's language. */
export interface NavigationEntry extends Omit<RemoteNavigation, 'label'> {
  remote: string;
  label: string;
}

/** The shell's data, before any remote's code has run: a pure function of the registry and the language. */
export interface ShellView {
  /** Revision of the registry that this is made from. */
  revision: number;
  /** Whether the sandbox's own pages exist. */
  sandbox: boolean;
  routes: PageRoute[];
  navigation: NavigationEntry[];
  slots: PageSlot[];
  /** Names of remotes that are switched off: their addresses say so. */
  off: string[];
}
