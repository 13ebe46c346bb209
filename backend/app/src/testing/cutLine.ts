import type { Mode } from '../modes/mode';
import { sandboxMode } from '../modes/sandbox';

/**
 * Where the connection between game server and wallet is cut: before a call arrives, or after it was executed but
 * before its answer arrives.
 */
export interface Cut {
  call: 'bet' | 'win' | 'end_round';
  when: 'before' | 'after';
}

/**
 * A sandbox whose game server loses its connection to the wallet once, at `next`: the current request ends there, as if
 * the process was killed, and `happened` is called. Later calls get through, except those in `silent`, which fail at
 * once.
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
