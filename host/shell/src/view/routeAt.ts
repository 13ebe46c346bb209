import { type HostRoute, hostRoutes } from '@marquee/page/hostRoutes';
import { matchPath } from 'react-router-dom';
import { matchRoute } from './matchRoute';
import type { ShellRoute, ShellView } from './shellView';

/** The route that serves a path of this site, of the host or of a remote; undefined for an unknown path. */
export function routeAt(view: ShellView, path: string): HostRoute | ShellRoute | undefined {
  return hostRoutes.find((route) => matchPath(route.path, path)) ?? matchRoute(view, path);
}
