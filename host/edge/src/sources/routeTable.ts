import type { Category } from '@marquee/contract/categories';
import type { Seed } from '@marquee/contract/start';
import type { RemoteRoute } from '@marquee/federation-runtime/defineRemote';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { hostRoutes } from '@marquee/page/hostRoutes';
import { kindOf } from '@marquee/page/kinds';

/** A route as the edge needs it, of the host itself or of a remote. */
export interface EdgeRoute {
  path: string;
  /** Remote that serves it; null is the host. */
  remote: string | null;
  /** Module of a remote's page. */
  module?: string;
  /** The host's own chunk that the page stands on, if there is one. */
  chunk?: string;
  /** Title in the page's language, or the key of one in the host's texts. */
  title: string;
  category?: Category | undefined;
  guard?: RemoteRoute['guard'];
  seo?: string | undefined;
  kind?: RemoteRoute['kind'] | undefined;
  skeleton?: RemoteRoute['skeleton'];
  seed: readonly Seed[];
  /** Names of the query that its first render reads. */
  query?: readonly string[] | undefined;
}

/** What a path leads to. */
export interface RouteMatch {
  route: EdgeRoute;
  parameters: Record<string, string>;
}

/** All routes that a registry and the host have, fixed paths before ones with parameters. */
export function routesOf(registry: SiteRegistry): EdgeRoute[] {
  const offered = hostRoutes.filter(({ sandbox }) => !sandbox || registry.sandbox);
  const own = offered.map(({ page, sandbox: _sandbox, ...route }) => ({
    ...route,
    remote: null,
    chunk: `page-${page}`,
    seed: route.seed ?? [],
  }));
  const theirs = registry.remotes.flatMap(({ name, routes, labels }) =>
    routes.map((route) => {
      const { page, title, ...rest } = route;
      const kind = kindOf(route);
      return {
        ...rest,
        kind,
        remote: name,
        module: page,
        // The sdk's lobby is one for all remotes.
        ...(kind === 'lobby' && { chunk: kind }),
        title: labels[title] ?? title,
        seed: route.seed ?? [],
      };
    }),
  );
  const fixed = ({ path }: EdgeRoute) => (path.includes(':') ? 1 : 0);
  return [...own, ...theirs].sort((a, b) => fixed(a) - fixed(b));
}

/** Finds the route of a path (without locale prefix). */
export function matchRoute(routes: readonly EdgeRoute[], path: string): RouteMatch | null {
  for (const route of routes) {
    const parameters = parametersOf(route.path, path);
    if (parameters) return { route, parameters };
  }
  return null;
}

/**
 * The parameters of a path under a pattern (`/news/:slug`), or null where it does not fit. Case is as the router has
 * it: ignored.
 */
export function parametersOf(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const found = path.split('/');
  if (expected.length !== found.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = found[index] ?? '';
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (!decoded) return null;
      parameters[part.slice(1)] = decoded;
    } else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return parameters;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
