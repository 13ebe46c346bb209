import type { SlotName } from '@marquee/federation-runtime/defineRemote';
import { slotsOf } from '@marquee/page/slots';
import { observer, useSession } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { RemotePart } from './RemotePart';

/** What remotes add to a slot of the shell. If it fails, the slot stays empty. */
export const Slot = observer(function Slot({ name }: { name: Exclude<SlotName, `${'home' | 'page'}.${string}`> }) {
  const { view } = useShell();
  const { isAuthenticated } = useSession();
  return slotsOf(view, name, isAuthenticated).map(({ remote, module }) => (
    <RemotePart key={`${remote}/${module}`} remote={remote} module={module} skeleton={null} onFailure="nothing" />
  ));
});
