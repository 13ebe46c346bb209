import type { Output } from '@marquee/contract/calls';
import { useResource, useSession, useSite } from '@marquee/sdk';
import { useState } from 'react';

/** The state of the minigame. */
export type MinigameState = Output<'minigame/state'>['value'][number];

/** The player's minigame: what was read, or what the last play answered. Tokens in the session follow it. */
export function useMinigame() {
  const { site } = useSite();
  const resource = useResource('minigame/state', site.gamify_status ? {} : null);
  const session = useSession();
  const [played, setPlayed] = useState<MinigameState | null>(null);
  return {
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
    state: played ?? resource.value?.value[0],
    take(next: MinigameState | undefined) {
      if (!next) return;
      setPlayed(next);
      void session.refreshBalance();
    },
  };
}
