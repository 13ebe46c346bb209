import { pendingModule } from '../remotes/moduleLoads';
import type { RemoteAccess } from '../remotes/remoteAccess';
import { pageAt, partsOf } from '../view/pageAt';
import { pendingHostPage } from './hostPageLoads';

/**
 * What the page of a path (without locale prefix) still waits for before it can be drawn: its code and its texts. Null
 * where there is nothing to wait for.
 */
export function pendingPage(
  { view, loader, texts }: Pick<RemoteAccess, 'view' | 'loader' | 'texts'>,
  pathname: string,
): Promise<unknown> | null {
  const page = pageAt(view, pathname);
  if (!page) return null;
  if (page.route.remote === null) return pendingHostPage(page.route.module);
  const source = { loader, texts, revision: view.revision };
  const loads = partsOf(view, page).flatMap(({ remote, module }) => pendingModule(source, remote, module) ?? []);
  return loads.length > 0 ? Promise.all(loads) : null;
}
