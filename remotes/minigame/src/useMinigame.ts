import type { Output } from '@marquee/contract/calls';
import { useResource, useSession, useSite } from '@marquee/sdk';
import { useEffect, useState } from 'react';

/** The state of the minigame. */
export type MinigameState = Output<'minigame/state'>['value'][number];

const newSeed = () => crypto.randomUUID().slice(0, 13);

/**
 * The player's minigame: the loaded state, or the last play's answer. Updates the session's tokens. `seed` is the
 * player's for the next play; the server learns it with the play.
 */
export function useMinigame() {
  const { site } = useSite();
  const resource = useResource('minigame/state', site.gamify_status ? {} : null);
  const session = useSession();
  const [played, setPlayed] = useState<MinigameState | null>(null);
  const [seed, setSeed] = useState('');
  const state = played ?? resource.value?.value[0];
  const hash = state?.next_hash ?? '';
  // A new seed is chosen after each new hash.
  useEffect(() => setSeed(hash && newSeed()), [hash]);
  return {
    seed,
    setSeed,
    /** The contribution to a play: the hash shown, and the player's seed. */
    given: () => ({ hash, client_seed: seed || newSeed() }),
    resource: {
      get state() {
        return resource.state;
      },
      /** Reloads, dropping the last play's answer. */
      async reload() {
        await resource.reload();
        setPlayed(null);
      },
    },
    state,
    take(next: MinigameState | undefined) {
      if (!next) return;
      setPlayed(next);
      void session.refreshBalance();
    },
  };
}
