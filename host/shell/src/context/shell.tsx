import type { PageLoader } from '@marquee/federation-runtime/loader';
import type { Template } from '@marquee/theme/templates';
import { createContext, type ReactNode, use } from 'react';
import type { SiteAddress } from '../address/siteAddress';
import type { DeferredHydration } from '../hydrate/deferredHydration';
import type { ShellView } from '../view/shellView';
import type { TemplatePack } from './pack';
import type { ViewportStore } from './viewport';

/** What the host's own components use besides the sdk: the template and the remotes. */
export interface Shell {
  template: Template;
  /** The template's components for the regions of the page. */
  pack: TemplatePack;
  view: ShellView;
  address: SiteAddress;
  viewport: ViewportStore;
  loader: PageLoader;
  /** For a server-rendered page: delays the hydration of what is below the screen. */
  deferredHydration?: DeferredHydration | undefined;
  /** Loads the current registry. Never rejects. */
  refresh: () => Promise<void>;
}

const ShellContext = createContext<Shell | null>(null);

/** Provides the shell to layouts and pages of the host. */
export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The shell. Throws outside of its provider. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('A part of the shell stands outside of it');
  return shell;
}

/** Returns a function that tells whether a live remote serves a path, so that a link to it works. */
export function useHasRoute(): (path: string) => boolean {
  const { routes } = useShell().view;
  return (path) => routes.some((route) => route.path === path);
}
