import type { ValidStaffInput } from '@marquee/contract/staff/calls';
import type { FeedEvent } from '@marquee/protocols/odds/feed';
import { contradictionsOf } from '../sports/contradictions';
import { type DecidedResult, voidResult } from '../sports/decidedResult';
import { type Change, changesOf, decide, voidBet, weightOf } from '../sports/decisions';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf } from '../staff/times';
import { sitesOf } from './playerReads';

type Result = Pick<ValidStaffInput<'matches/settle'>, 'home' | 'away' | 'position'>;

const invalid = (field: string) =>
  new StaffRefusal('invalidInput', { httpStatus: 400, fields: { [field]: 'required' } });

/** The result that was given for an event: every runner that ran and is not named did not finish. */
function resultFor(race: FeedEvent['race'], { home, away, position }: Result): DecidedResult {
  if (!race) {
    if (home === undefined) throw invalid('home');
    if (away === undefined) throw invalid('away');
    return { cancelled: false, home, away };
  }
  const places = new Map(position.map((one) => one.split(':').map(Number) as [number, number]));
  const ran = race.runners.filter(({ withdrawn }) => !withdrawn).map(({ number }) => number);
  if (places.size === 0 || ![...places.keys()].every((runner) => ran.includes(runner))) throw invalid('position');
  const positions = Object.fromEntries(ran.map((runner) => [runner, places.get(runner) ?? null]));
  return { cancelled: false, home: 0, away: 0, positions, places: race.places };
}

/** What became of bets, by currency in minor units. */
function outputOf(changes: readonly Change[]) {
  const paid: Record<string, number> = {};
  const taken_back: Record<string, number> = {};
  for (const { bet, moves } of changes) {
    const sums = moves > 0 ? paid : taken_back;
    if (moves !== 0) sums[bet.currency] = (sums[bet.currency] ?? 0) + Math.abs(moves);
  }
  return { bets: changes.length, paid, taken_back };
}

async function matchOf({ database }: StaffContext, id: string) {
  const [match] = await database.query('select id, state, score, race from sports_matches where id = $1', [id]);
  if (!match) throw new StaffRefusal('targetUnknown');
  return { ...match, market: null };
}

async function marketOf(context: StaffContext, id: string) {
  const [market] = await context.database.query('select match_id from sports_markets where id = $1', [id]);
  if (!market) throw new StaffRefusal('targetUnknown');
  return { ...(await matchOf(context, market.match_id)), market: id };
}

/** A decision on what `find` finds, by the result that the input gives. */
function deciding<Input>(
  find: (input: Input, context: StaffContext) => Promise<Awaited<ReturnType<typeof matchOf | typeof marketOf>>>,
  resultIn: (input: Input, race: FeedEvent['race']) => DecidedResult,
) {
  return {
    weigh: async (input: Input, context: StaffContext) => {
      const { id: match, market, race } = await find(input, context);
      return weightOf(await changesOf(context.database, { match, market }, resultIn(input, race)));
    },
    act: async (input: Input, context: StaffContext) => {
      const { id: match, market, race, state, score } = await find(input, context);
      const { database, ledger, clock, actor, reason, requestId } = context;
      const result = resultIn(input, race);
      const decision = { id: requestId, match, market, result, reason: reason ?? '', by: actor.name };
      const output = outputOf(await decide(database, ledger, decision, clock.now()));
      const target = market === null ? `match:${match}` : `market:${market}`;
      return { output, target, before: { state, home: score.home, away: score.away }, after: { result, ...output } };
    },
  };
}

const voiding = () => voidResult;
const settling = (input: Result, race: FeedEvent['race']) => resultFor(race, input);

/** A bet of the site, with its player; throws `targetUnknown`. */
async function betOf({ database, site }: StaffContext, id: string) {
  const [bet] = await database.query('select player_id, state, payout from sports_bets where id = $1 and site = $2', [
    id,
    site,
  ]);
  if (!bet) throw new StaffRefusal('targetUnknown');
  return bet;
}

/** The sites' bets that the input names, with what it would do to void that. Throws `targetUnknown`, `invalidInput`. */
async function betsToVoid(
  { match, market, bet }: Pick<ValidStaffInput<'bets/list'>, 'match' | 'market' | 'bet'>,
  context: StaffContext,
): Promise<Change[]> {
  if ([match, market, bet].filter((one) => one !== undefined).length !== 1) throw invalid('match');
  const named =
    match === undefined ? market !== undefined && (await marketOf(context, market)) : await matchOf(context, match);
  const scope = named ? { match: named.id, market: named.market } : { bet: bet ?? '' };
  const sites = new Set(sitesOf(context));
  const changes = (await changesOf(context.database, scope, voidResult)).filter((change) => sites.has(change.bet.site));
  if (bet !== undefined && changes.length === 0) throw new StaffRefusal('targetUnknown');
  return changes;
}

/** The staff calls that void bets, markets and matches, and settle them again. */
export const settlementCalls = {
  'bets/list': async ({ after = '', limit, ...named }, context) => {
    const changes = await betsToVoid(named, context);
    const left = changes.filter(({ bet }) => bet.id > after);
    const value = left.slice(0, limit).map(({ bet, outcome, moves }) => ({
      bet: bet.id,
      site: bet.site,
      player: bet.player_id,
      placed_at: isoOf(bet.placed_at),
      stake: bet.stake,
      potential: bet.potential,
      currency: bet.currency,
      state: bet.state,
      payout: bet.payout,
      void_state: outcome?.state ?? 'open',
      void_payout: outcome?.payout ?? bet.payout,
      void_moves: moves,
    }));
    const next = left.length > limit ? (value.at(-1)?.bet ?? null) : null;
    return { output: { value, next, all: outputOf(changes) } };
  },
  'bets/void': {
    weigh: async ({ bet }, context) => {
      const { player_id: payee } = await betOf(context, bet);
      return { ...weightOf(await changesOf(context.database, { bet }, voidResult)), payee };
    },
    act: async ({ bet }, context) => {
      const { state, payout } = await betOf(context, bet);
      const { database, ledger, clock, requestId: id } = context;
      const output = outputOf(await voidBet(database, ledger, { id, bet }, clock.now()));
      return { output, target: `bet:${bet}`, before: { state, payout }, after: { ...output } };
    },
  },
  'markets/void': deciding((input: { market: string }, context) => marketOf(context, input.market), voiding),
  'markets/settle': deciding(
    (input: { market: string } & Result, context) => marketOf(context, input.market),
    settling,
  ),
  'matches/void': deciding((input: { match: string }, context) => matchOf(context, input.match), voiding),
  'matches/settle': deciding((input: { match: string } & Result, context) => matchOf(context, input.match), settling),
  'matches/contradictions': async ({ match }, { database }) => ({
    output: { value: await contradictionsOf(database, match) },
  }),
} satisfies Partial<StaffHandlers>;
