import { matchPath } from 'react-router-dom';
import type { ShellRoute, ShellView } from '../remotes/shellView';

/** The remote's route that a path of this site leads to, if one does. */
export function matchRoute(view: ShellView, path: string): ShellRoute | undefined {
  const [pathname = '/'] = path.split(/[?#]/);
  return view.routes.find((route) => matchPath(route.path, pathname));
}
