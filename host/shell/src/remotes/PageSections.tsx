import { slotsOf } from '@marquee/page/slots';
import { observer, useSession } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { skeletonOf } from './RemoteModule';
import { RemotePart } from './RemotePart';

/** Sections that remotes add to the page at a path. A failed section shows an error in its place only. */
export const PageSections = observer(function PageSections({ path }: { path: string }) {
  const { view } = useShell();
  const { isAuthenticated } = useSession();
  return slotsOf(view, 'page.section', isAuthenticated)
    .filter(({ page }) => page === path)
    .map(({ remote, module, skeleton }) => (
      <RemotePart
        key={`${remote}/${module}`}
        remote={remote}
        module={module}
        skeleton={skeletonOf(skeleton)}
        isContained
      />
    ));
});
