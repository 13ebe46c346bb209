import type { Mode } from '../modes/mode';
import { sandboxMode } from '../modes/sandbox';

/**
 * Where the line between the game server and the wallet is cut: before a call arrives, or after it was done and before
 * its answer arrives.
 */
export interface Cut {
  call: 'bet' | 'win' | 'end_round';
  when: 'before' | 'after';
}

/**
 * The sandbox, whose game server loses its line to the wallet once, where `next` says: the request that it was serving
 * ends there, as in a process that is killed, and `happened` is called. Every later call gets through, but those that
 * `silent` names, which fail at once.
 */
export function cutLine(happened: () => void = () => {}) {
  const base = sandboxMode();
  const line = { next: null as Cut | null, silent: [] as string[] };
  const mode: Mode = {
    ...base,
    open: (parts) =>
      base.open({
        ...parts,
        async reach(address, init) {
          const cut = line.next;
          if (line.silent.some((call) => address.endsWith(`/provider/v1/${call}`))) throw new Error('nobody there');
          if (!cut || !address.endsWith(`/provider/v1/${cut.call}`)) return parts.reach(address, init);
          line.next = null;
          if (cut.when === 'after') await parts.reach(address, init);
          happened();
          return new Promise<never>(() => {});
        },
      }),
  };
  return { mode, line };
}
