import type { Language } from '@marquee/contract/languages';
import type { FilledSeed } from '@marquee/contract/start';
import { matchPath } from 'react-router-dom';
import { pendingModule } from '../remotes/moduleLoads';
import type { RemoteAccess } from '../remotes/remoteAccess';
import type { ShellRoute, ShellView } from '../remotes/shellView';
import { filled } from './filledSeed';
import { pendingHostPage } from './hostPageLoads';
import { hostRoutes } from './hostRoutes';

/** The remote's route that a path of this site leads to, if one does. */
export function matchRoute(view: ShellView, path: string): ShellRoute | undefined {
  const [pathname = '/'] = path.split(/[?#]/);
  return view.routes.find((route) => matchPath(route.path, pathname));
}

/** The modules that a route's page is made of: its own, and those of the sections that remotes put into it. */
export function partsOf({ slots }: ShellView, route: ShellRoute): Pick<ShellRoute, 'remote' | 'module'>[] {
  return [route, ...slots.filter(({ slot, page }) => slot === 'page.section' && page === route.path)];
}

/** The calls that a route's page begins with, filled in from the path that leads there and the language that it is read in. */
export function seedsFor({ path: pattern, seed = [] }: ShellRoute, path: string, language: Language): FilledSeed[] {
  const { pathname, searchParams } = new URL(path, location.origin);
  const parameters = { ...matchPath(pattern, pathname)?.params, language };
  return seed.flatMap((one) => filled(one, parameters, searchParams));
}

/** What the page of a path still waits for before it can be drawn: its code and its texts. Null where there is nothing to wait for. */
export function pendingPage(
  { view, loader, texts }: Pick<RemoteAccess, 'view' | 'loader' | 'texts'>,
  pathname: string,
): Promise<unknown> | null {
  const own = hostRoutes.find(({ path }) => path === pathname);
  if (own) return pendingHostPage(own.page);
  const route = matchRoute(view, pathname);
  if (!route) return null;
  const source = { loader, texts, revision: view.revision };
  const loads = partsOf(view, route).flatMap(({ remote, module }) => pendingModule(source, remote, module) ?? []);
  return loads.length > 0 ? Promise.all(loads) : null;
}
