import type { Output } from '@marquee/contract/calls';
import { useResource, useSession, useSite } from '@marquee/sdk';
import { useEffect, useState } from 'react';

/** The state of the minigame. */
export type MinigameState = Output<'minigame/state'>['value'][number];

const newSeed = () => crypto.randomUUID().slice(0, 13);

/**
 * The player's minigame: what was read, or what the last play answered. Tokens in the session follow it. `seed` is the
 * player's own one for the next play; the server learns it with the play.
 */
export function useMinigame() {
  const { site } = useSite();
  const resource = useResource('minigame/state', site.gamify_status ? {} : null);
  const session = useSession();
  const [played, setPlayed] = useState<MinigameState | null>(null);
  const [seed, setSeed] = useState('');
  const state = played ?? resource.value?.value[0];
  const hash = state?.next_hash ?? '';
  // Each is chosen after the hash that it meets.
  useEffect(() => setSeed(hash && newSeed()), [hash]);
  return {
    seed,
    setSeed,
    /** What a play of now is given: the hash that is shown, and the player's seed. */
    given: () => ({ hash, client_seed: seed || newSeed() }),
    resource: {
      get state() {
        return resource.state;
      },
      /** Reads it anew, and forgets what the last play answered. */
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
