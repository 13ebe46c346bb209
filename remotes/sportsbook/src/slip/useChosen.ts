import { useMemo, useSyncExternalStore } from 'react';
import type { SlipPicks } from './SlipPicks';

/** Which selections of a match are on the slip: the same set until one of them changes. A page of a server has none. */
export function useChosen(slip: SlipPicks, matchId: string): ReadonlySet<string> {
  const ids = useSyncExternalStore(
    slip.subscribe,
    () => slip.chosenOf(matchId),
    () => '',
  );
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
