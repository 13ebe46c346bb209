import { useMemo, useSyncExternalStore } from 'react';
import type { SlipPicks } from './SlipPicks';

/** Ids of a match's selections on the slip: the same set until one changes. Empty in server-rendered pages. */
export function useChosen(slip: SlipPicks, matchId: string): ReadonlySet<string> {
  const ids = useSyncExternalStore(
    slip.subscribe,
    () => slip.chosenOf(matchId),
    () => '',
  );
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
