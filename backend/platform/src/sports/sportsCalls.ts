import type { ValidInput } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context, Handlers } from '../calls/handlers';
import { betViews } from './betView';
import { cashOut } from './cashOut';
import { type FindMatches, fixtures, matchList, oneMatch, publicOdds, races } from './fixtures';
import { placeBet, quoteSlip } from './placeBet';
import { offersSports, type SportsCategory } from './sportsOffered';

/** A call about matches or races that answers `none` if the site does not offer them. */
function about<Asked, Answer>(
  category: SportsCategory,
  call: (input: Asked, context: Context) => Promise<Answer>,
  none: Answer,
): typeof call {
  return async (input, context) => (offersSports(context.site, category) ? call(input, context) : none);
}

/** The board's call; `find` searches matches. */
export const boardCalls = (find: FindMatches) =>
  ({
    'sports/fixtures': about(
      'sportsbook',
      (input: ValidInput<'sports/fixtures'>, context: Context) => fixtures(input, context, find),
      { value: [], total: 0, sports: [], paused: 'none' },
    ),
  }) satisfies Partial<Handlers>;

/** The other sports calls (R7, D8). */
export const sportsCalls = {
  'home/match_list': about('sportsbook', matchList, { value: [] }),
  'home/public_odds': about('sportsbook', publicOdds, { value: [] }),
  'sports/match': about('sportsbook', oneMatch, { value: [] }),
  'sports/races': about('horse_racing', races, { value: [], paused: 'none' }),
  'sports/quote': quoteSlip,
  'sports/place_bet': placeBet,
  'sports/cash_out': cashOut,
  /** Open bets, or the last fifty that were settled; newest first. */
  async 'sports/open_bets'({ state }, { database, clock, player, site }) {
    const bets = await database.query(
      `select * from sports_bets where player_id = $1 and (state = 'open') = $2
     order by coalesce(settled_at, placed_at) desc, id limit ${state === 'open' ? 200 : 50}`,
      [player.id, state === 'open'],
    );
    return { value: await betViews(database, bets, clock.now(), site) };
  },
  async 'sports/bet'({ bet_id }, { database, clock, player, site }) {
    const bets = await database.query('select * from sports_bets where id = $1 and player_id = $2', [
      bet_id,
      player.id,
    ]);
    if (bets.length === 0) throw new Refusal('betUnknown');
    return { value: await betViews(database, bets, clock.now(), site) };
  },
} satisfies Partial<Handlers>;
