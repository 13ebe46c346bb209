import type { SlotName } from '@marquee/federation/defineRemote';
import { observer, useSession } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { RemoteModule } from './RemoteModule';

/** What remotes put into a small place of the shell. One that fails leaves its place empty. */
export const Slot = observer(function Slot({ name }: { name: Exclude<SlotName, 'home.section' | 'home.feature'> }) {
  const { slots } = useShell().view;
  const { isAuthenticated } = useSession();
  return slots
    .filter(({ slot, guard }) => slot === name && (guard === undefined || (guard === 'player') === isAuthenticated))
    .sort((a, b) => a.order - b.order)
    .map(({ remote, module }) => (
      <RemoteModule key={`${remote}/${module}`} remote={remote} module={module} skeleton={null} onFailure="nothing" />
    ));
});
