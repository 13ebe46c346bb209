import type { Category } from '@marquee/contract/categories';
import type {
  Guard,
  RemoteNavigation,
  RemoteRoute,
  RouteKind,
  Skeleton,
} from '@marquee/federation-runtime/defineRemote';
import type { PageSlot } from '@marquee/page/slots';

/** A route of a live remote. */
export interface ShellRoute {
  remote: string;
  path: string;
  module: string;
  /** Title in the page's language. */
  title: string;
  category?: Category | undefined;
  guard?: Guard | undefined;
  layout?: RemoteRoute['layout'];
  kind?: RouteKind | undefined;
  skeleton?: Skeleton | undefined;
  /** Calls of the first paint. */
  seed?: RemoteRoute['seed'];
}

/** A menu entry of a live remote, labelled in the page's language. */
export interface NavigationEntry extends Omit<RemoteNavigation, 'label'> {
  remote: string;
  label: string;
}

/** What the shell draws from, before any remote's code has run: a pure function of the registry and the language. */
export interface ShellView {
  /** Revision of the registry that this is made from. */
  revision: number;
  /** Whether the sandbox's own pages are there. */
  sandbox: boolean;
  routes: ShellRoute[];
  navigation: NavigationEntry[];
  slots: PageSlot[];
}
