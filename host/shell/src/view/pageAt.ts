import type { Language } from '@marquee/contract/languages';
import type { FilledSeed } from '@marquee/contract/start';
import { matchRoute, type RouteMatch } from '@marquee/page/routes';
import { sectionsOn } from '@marquee/page/sections';
import { routeSeeds } from '@marquee/page/seeds';
import type { ShellView } from './shellView';

/** The route of a path of this site; a query is allowed. */
export function pageAt({ routes }: ShellView, path: string): RouteMatch | null {
  const [pathname = '/'] = path.split(/[?#]/);
  return matchRoute(routes, pathname);
}

/** The remotes' modules on a page: its own, and those of its sections. */
export function partsOf({ slots }: ShellView, { route }: RouteMatch): { remote: string; module: string }[] {
  const { remote, module, path } = route;
  return [...(remote === null ? [] : [{ remote, module }]), ...sectionsOn(slots, path)];
}

/** A page's first calls, with parameters from its path and language. */
export function seedsFor({ route, parameters }: RouteMatch, path: string, language: Language): FilledSeed[] {
  const { searchParams } = new URL(path, 'https://site.invalid');
  return routeSeeds(route, { ...parameters, language }, searchParams);
}
