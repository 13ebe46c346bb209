import type { Language } from '@marquee/contract/languages';
import type { FilledSeed } from '@marquee/contract/start';
import { matchRoute, type RouteMatch } from '@marquee/page/routes';
import { sectionsOn } from '@marquee/page/sections';
import { routeSeeds } from '@marquee/page/seeds';
import type { ShellView } from './shellView';

/** What a path of this site leads to; a query may follow it. */
export function pageAt({ routes }: ShellView, path: string): RouteMatch | null {
  const [pathname = '/'] = path.split(/[?#]/);
  return matchRoute(routes, pathname);
}

/** The modules of remotes that a page is made of: its own, and those of the sections that remotes put into it. */
export function partsOf({ slots }: ShellView, { route }: RouteMatch): { remote: string; module: string }[] {
  const { remote, module, path } = route;
  return [...(remote === null ? [] : [{ remote, module }]), ...sectionsOn(slots, path)];
}

/**
 * The calls that a page begins with, filled in from the path that leads there and the language that it is read in.
 */
export function seedsFor({ route, parameters }: RouteMatch, path: string, language: Language): FilledSeed[] {
  const { searchParams } = new URL(path, 'https://site.invalid');
  return routeSeeds(route, { ...parameters, language }, searchParams);
}
