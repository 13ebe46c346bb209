import type { Output } from '@marquee/contract/calls';
import type { Handlers, PlayerContext } from '../calls/handlers';
import { currentCheck, ensureCheck, needsCheck } from './checks';

/** The state of the player's check, and the next step. */
async function stateOf({ database, clock, site, player }: PlayerContext): Promise<Output<'identity/state'>> {
  const check = await currentCheck(database, player.id);
  if (!check) {
    const isNeeded = await needsCheck(database, site.jurisdiction, player.id, clock.now());
    return { value: [{ status: isNeeded ? 'none' : 'not_asked', next_step: null }] };
  }
  const { status, step_url: url, step_expires_at: expires } = check;
  const isOpen = url !== null && expires !== null && expires > clock.now();
  return {
    value: [
      {
        status: status === 'created' ? 'pending' : status,
        next_step: isOpen ? { url, expires_at: new Date(expires).toISOString() } : null,
      },
    ],
  };
}

/** The player's identity check: its state, and starting one for a player who has none. */
export const identityCalls = {
  'identity/state': (_input, context) => stateOf(context),
  'identity/begin': async (_input, context) => {
    const { database, clock, site, player } = context;
    await ensureCheck({ database, site, player, clock });
    return stateOf(context);
  },
} satisfies Partial<Handlers>;
