import type { Language } from '@marquee/contract/languages';
import type { FilledSeed } from '@marquee/contract/start';
import { routeSeeds } from '@marquee/page/seeds';
import { matchPath } from 'react-router-dom';
import type { ShellRoute, ShellView } from './shellView';

/** The remote's route that a path of this site leads to, if one does. */
export function matchRoute(view: ShellView, path: string): ShellRoute | undefined {
  const [pathname = '/'] = path.split(/[?#]/);
  return view.routes.find((route) => matchPath(route.path, pathname));
}

/** The modules that a route's page is made of: its own, and those of the sections that remotes put into it. */
export function partsOf({ slots }: ShellView, route: ShellRoute): Pick<ShellRoute, 'remote' | 'module'>[] {
  return [route, ...slots.filter(({ slot, page }) => slot === 'page.section' && page === route.path)];
}

/**
 * The calls that a route's page begins with, filled in from the path that leads there and the language that it is read
 * in.
 */
export function seedsFor(route: ShellRoute, path: string, language: Language): FilledSeed[] {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const parameters = { ...matchPath(route.path, pathname)?.params, language };
  return routeSeeds(route, parameters, searchParams);
}
