import { hostRoutes } from '@marquee/page/hostRoutes';
import { pendingModule } from '../remotes/moduleLoads';
import type { RemoteAccess } from '../remotes/remoteAccess';
import { matchRoute, partsOf } from '../view/matchRoute';
import { pendingHostPage } from './hostPageLoads';

/**
 * What the page of a path (without locale prefix) still waits for before it can be drawn: its code and its texts. Null
 * where there is nothing to wait for.
 */
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
