import type { Handlers } from '../calls/handlers';
import type { BetRow } from './betRows';
import { betViews } from './betView';
import { cashOut } from './cashOut';
import { fixtures, matchList, oneMatch, publicOdds, races } from './fixtures';
import { placeBet, quoteSlip } from './placeBet';

/** The sports calls (§7, decisions §8). */
export const sportsCalls = {
  'home/match_list': matchList,
  'home/public_odds': publicOdds,
  'sports/fixtures': fixtures,
  'sports/match': oneMatch,
  'sports/races': races,
  'sports/quote': quoteSlip,
  'sports/place_bet': placeBet,
  'sports/cash_out': cashOut,
  /** Open bets, or the last fifty that were settled; newest first. */
  async 'sports/open_bets'({ state }, { database, clock, player, site }) {
    const bets = await database.query<BetRow>(
      `select * from sports_bets where player_id = $1 and (state = 'open') = $2
       order by coalesce(settled_at, placed_at) desc, id limit ${state === 'open' ? 200 : 50}`,
      [player.id, state === 'open'],
    );
    return { value: await betViews(database, bets, clock.now(), site) };
  },
} satisfies Partial<Handlers>;
