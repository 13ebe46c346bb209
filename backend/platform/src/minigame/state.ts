import type { Output } from '@marquee/contract/calls';
import type { Random } from '@marquee/kernel/random';
import type { PlayerContext } from '../calls/handlers';
import { exchangesOf } from './exchange';
import { chestMultipliers, chestStakes, spinEvery, wheelChances } from './rules';
import { nextHash } from './seeds';

/** The minigame of a player as the calls answer it. */
export type MinigameState = Output<'minigame/state'>['value'][number];

/** How many plays are shown. */
const recentPlays = 10;

/** When the next free spin may be made, ms since 1970; in the past when it may be made now. */
export async function nextSpinAt({ database, player }: Pick<PlayerContext, 'database' | 'player'>): Promise<number> {
  const [last] = await database.query(
    "select max(played_at) as played_at from token_plays where player_id = $1 and kind = 'spin'",
    [player.id],
  );
  return last?.played_at == null ? 0 : last.played_at + spinEvery;
}

/** Reads the state of a player's minigame; creates the seed of their next play if there is none. */
export async function minigameState(context: PlayerContext, random: Random): Promise<MinigameState> {
  const { database, ledger, player, clock } = context;
  const balances = await ledger.balances(database, player.id);
  const next = await nextSpinAt(context);
  const plays = await database.query(
    'select id, kind, stake, payout, played_at from token_plays where player_id = $1 order by played_at desc limit $2',
    [player.id, recentPlays],
  );
  return {
    token_balance: balances.minigame_token,
    frozen_token: balances.frozen_token,
    wheel: wheelChances,
    next_spin_at: next > clock.now() ? new Date(next).toISOString() : null,
    next_hash: await nextHash(database, random, player.id),
    chests: [...chestMultipliers],
    stakes: [...chestStakes],
    game_token: balances.game_token,
    rate: context.site.token_rate,
    exchanges: await exchangesOf(database, player.id),
    recent: plays.map(({ id, played_at, ...play }) => ({
      play_id: id,
      ...play,
      played_at: new Date(played_at).toISOString(),
    })),
  };
}
