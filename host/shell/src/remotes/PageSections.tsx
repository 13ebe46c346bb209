import { slotsOf } from '@marquee/page/slots';
import { observer, useSession } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { RemoteModule, skeletonOf } from './RemoteModule';

/** What remotes put into the page at a path. One that fails says so in its own place; the page around it stands. */
export const PageSections = observer(function PageSections({ path }: { path: string }) {
  const { view } = useShell();
  const { isAuthenticated } = useSession();
  return slotsOf(view, 'page.section', isAuthenticated)
    .filter(({ page }) => page === path)
    .map(({ remote, module, skeleton }) => (
      <RemoteModule key={`${remote}/${module}`} remote={remote} module={module} skeleton={skeletonOf(skeleton)} />
    ));
});
