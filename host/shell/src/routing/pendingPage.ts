import { categories } from '@marquee/contract/categories';
import { pendingModule } from '../remotes/moduleLoads';
import type { RemoteAccess } from '../remotes/remoteAccess';
import { pageAt, partsOf } from '../view/pageAt';
import { pendingHostPage } from './hostPageLoads';

const isCategory = (pathname: string) => Object.values(categories).some(({ path }) => path === pathname);

/** The pending load of a path's page (without locale prefix): its code and texts. Null if nothing is pending. */
export function pendingPage(
  { view, loader, texts }: Pick<RemoteAccess, 'view' | 'loader' | 'texts'>,
  pathname: string,
): Promise<unknown> | null {
  const page = pageAt(view, pathname);
  if (!page) return pendingHostPage(isCategory(pathname) ? 'categoryOff' : 'notFound');
  if (page.route.remote === null) return pendingHostPage(page.route.module);
  const source = { loader, texts, revision: view.revision };
  const loads = partsOf(view, page).flatMap(({ remote, module }) => pendingModule(source, remote, module) ?? []);
  return loads.length > 0 ? Promise.all(loads) : null;
}
