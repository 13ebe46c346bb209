import type { RemoteRoute, RouteKind } from '@marquee/federation-runtime/defineRemote';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { type HostPage, hostRoutes } from './hostRoutes';

interface Route extends Omit<RemoteRoute, 'page' | 'path' | 'kind'> {
  /** Path without the locale prefix; `:name` segments are parameters. */
  path: string;
  kind?: RouteKind | undefined;
}

/** A route of the host. Its title is a key of the host's texts. */
export interface HostPageRoute extends Route {
  remote: null;
  module: HostPage;
}

/** A route of a remote, with its title in the page's language. */
export interface RemotePageRoute extends Route {
  remote: string;
  module: string;
}

/** A route as edge and shell use it: its path, and the module that renders it. */
export type PageRoute = HostPageRoute | RemotePageRoute;

/** A route that matches a path, with its parameters. */
export interface RouteMatch<One extends { path: string } = PageRoute> {
  route: One;
  parameters: Record<string, string>;
}

/**
 * A route's kind. Releases for a host API below 1.7 have none: there a lobby has its skeleton, and games have one path.
 */
function kindOf({ kind, skeleton, path }: RemoteRoute): RouteKind | undefined {
  if (kind) return kind;
  if (skeleton === 'lobby') return 'lobby';
  return path === '/playnow' ? 'game' : undefined;
}

/** All routes of the host and of a registry's remotes, static paths before those with parameters. */
export function routesOf({ remotes, sandbox }: SiteRegistry): PageRoute[] {
  const own = hostRoutes
    .filter((route) => sandbox || !route.sandbox)
    .map(({ page, sandbox: _sandbox, ...route }): PageRoute => ({ ...route, remote: null, module: page }));
  const theirs = remotes.flatMap(({ name, routes, labels }) =>
    routes.map((one): PageRoute => {
      const { page, title, ...route } = one;
      return { ...route, kind: kindOf(one), remote: name, module: page, title: labels[title] ?? title };
    }),
  );
  const parametersIn = ({ path }: PageRoute) => (path.includes(':') ? 1 : 0);
  return [...own, ...theirs].sort((a, b) => parametersIn(a) - parametersIn(b));
}

/** The route of a path (without locale prefix and query); null if there is none. */
export function matchRoute<One extends { path: string }>(routes: readonly One[], path: string): RouteMatch<One> | null {
  for (const route of routes) {
    const parameters = parametersOf(route.path, path);
    if (parameters) return { route, parameters };
  }
  return null;
}

/**
 * The parameters of a path by a pattern (`/news/:slug`), or null if it does not match. As in the router, case and
 * trailing slashes are ignored.
 */
export function parametersOf(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const found = path.replace(/(?<=.)\/+$/, '').split('/');
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
