import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { recordOf, refuseChanged } from './promote';
import { changeRegistry, type RegistryStore } from './store';
import { type Author, noted, printable } from './trail';

/**
 * Switches a whole remote off or on (ADR 132). While it is off nobody is given any version, open pages leave it within
 * seconds, its addresses say that it is switched off, and what is released stays off with it. Throws ChangedMeanwhile
 * if the remote was changed after the revision `seen`, and an Error for the host, and where it is so already.
 */
export function switchRemote(
  store: RegistryStore,
  remote: string,
  to: 'off' | 'on',
  { seen, who, reason }: Author & { seen: number },
): Promise<Registry> {
  return changeRegistry(store, (remotes, revision) => {
    refuseChanged(remotes, [remote], seen);
    if (remote === hostName) throw new Error('Every page needs the host: it cannot be switched off.');
    const { off, ...record } = recordOf(remotes, remote);
    if ((off !== undefined) === (to === 'off')) throw new Error(`${remote} is ${to} already.`);
    const since = {
      at: new Date().toISOString(),
      ...(who && { who: printable(who) }),
      ...(reason && { reason: printable(reason) }),
    };
    const action = to === 'off' ? 'quarantine' : 'rollback';
    const switched = to === 'off' ? { ...record, off: since } : record;
    remotes[remote] = noted(switched, revision, action, record.live, { by: 'switch', who, reason });
    return remotes;
  });
}
