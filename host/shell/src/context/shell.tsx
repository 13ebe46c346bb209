import type { PageLoader } from '@marquee/federation-runtime/loader';
import type { Template } from '@marquee/theme/templates';
import { createContext, type ReactNode, use } from 'react';
import type { SiteAddress } from '../address/siteAddress';
import type { DeferredHydration } from '../hydrate/deferredHydration';
import type { ShellView } from '../view/shellView';
import type { TemplatePack } from './pack';
import type { ViewportStore } from './viewport';

/** What the host's own components know beside the sdk: the template and the remotes. */
export interface Shell {
  template: Template;
  /** The variants that the template puts into the regions of the page. */
  pack: TemplatePack;
  view: ShellView;
  address: SiteAddress;
  viewport: ViewportStore;
  loader: PageLoader;
  /** Of a page that the server has rendered: delays the hydration of what is below the screen. */
  deferredHydration?: DeferredHydration | undefined;
  /** Asks what is live now. Never rejects. */
  refresh: () => Promise<void>;
}

const ShellContext = createContext<Shell | null>(null);

/** Gives the shell to layouts and pages of the host. */
export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The shell. Throws outside of it. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('A part of the shell stands outside of it');
  return shell;
}

/** Whether a live remote serves this path, so that a link to it leads somewhere. */
export function useHasRoute(): (path: string) => boolean {
  const { routes } = useShell().view;
  return (path) => routes.some((route) => route.path === path);
}
