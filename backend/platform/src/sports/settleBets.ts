import type { Database } from '@marquee/database/database';
import type { Report } from '@marquee/kernel/work/report';
import { deadHeatOf, type EventResult, type LegResult, settle } from '@marquee/protocols/odds/settlement';
import { countedScore, postponedHours } from '@marquee/protocols/odds/sportRules';
import { retriedRows } from '../jobs/retriedRows';
import type { Ledger } from '../ledger/ledger';
import { refundBet, settleAgain, settleBet } from '../wallet/betEnds';
import { legReturn, payoutOf } from './betMath';
import { type BetRow, type LegRow, legsOf } from './betRows';
import { eventResultOf } from './decidedResult';
import { deductionSql } from './withdrawals';

/** The result in an event's row; one that has not begun in time is void. */
export function resultOf(row: Pick<LegRow, 'sport' | 'match_state' | 'score' | 'race'>): EventResult {
  const ran = row.race?.runners.filter((runner) => !runner.withdrawn) ?? [];
  return {
    cancelled: row.match_state === 'cancelled' || row.match_state === 'scheduled',
    ...countedScore(row.sport, row.score),
    ...(row.race
      ? { positions: new Map(ran.map((runner) => [runner.number, runner.position])), places: row.race.places }
      : {}),
  };
}

/** How long after its start time an event may still begin, ms. */
const postponed = postponedHours * 3_600_000;

/** A leg with its result. */
export type SettledLeg = LegRow & { result: LegResult };

const settledLegs = (legs: readonly LegRow[]) => legs.filter((leg): leg is SettledLeg => leg.result !== null);

/** The end of a bet by its legs: its state, and what it pays in minor units; null while a leg is undecided. */
export function outcomeOf(
  bet: Pick<BetRow, 'stake_per_line' | 'sizes' | 'stake' | 'free_bet'>,
  legs: readonly LegRow[],
) {
  const settled = settledLegs(legs);
  if (settled.length < legs.length) return null;
  const returns = settled.map((leg) => legReturn(leg.odds, leg.result, leg));
  const returned = payoutOf(bet.stake_per_line, bet.sizes, returns);
  // The stake of a free bet is not paid: it comes back as a free bet if the bet is void.
  const payout = bet.free_bet === null ? returned : Math.max(0, returned - bet.stake);
  const refunded = settled.every((leg) => leg.result === 'void');
  return { state: refunded ? ('refunded' as const) : payout > 0 ? ('won' as const) : ('lost' as const), payout };
}

/**
 * Ends a bet that the transaction has locked, open or ended otherwise before: pays what it comes to, or the difference,
 * and closes both of its rows. `key` is of the occasion.
 */
export async function closeBet(
  transaction: Database,
  ledger: Ledger,
  bet: BetRow,
  { state, payout, key }: NonNullable<ReturnType<typeof outcomeOf>> & { key: string },
  now: number,
): Promise<void> {
  const player = { id: bet.player_id, site: bet.site, currency: bet.currency };
  const ended = { betId: bet.id, key, payout };
  if (bet.state !== 'open') await settleAgain(transaction, ledger, player, { ...ended, state }, now);
  else if (state === 'refunded') await refundBet(transaction, ledger, player, { betId: bet.id, kind: 'sports' }, now);
  else await settleBet(transaction, ledger, player, { ...ended, state }, now);
  await transaction.query('update sports_bets set state = $2, payout = $3, settled_at = $4 where id = $1', [
    bet.id,
    state,
    payout,
    now,
  ]);
}

/**
 * Settles one open bet whose legs are all decided: posts the payout (or the stake if every leg is void) and closes the
 * bet, in one transaction with the row locked, so that a second run finds it closed.
 */
async function close(database: Database, ledger: Ledger, betId: string, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const [bet] = await transaction.query("select * from sports_bets where id = $1 and state = 'open' for update", [
      betId,
    ]);
    const legs = (await legsOf(transaction, [betId])).get(betId) ?? [];
    const outcome = bet && outcomeOf(bet, legs);
    if (bet && outcome) await closeBet(transaction, ledger, bet, { ...outcome, key: betId }, now);
  });
}

/**
 * Decides the legs on finished events, on those that have not begun in time by the word of a feed that is not silent,
 * and on markets that staff decided, and settles bets without undecided legs; returns how many. Idempotent. A leg or
 * bet that fails is reported and retried later, and does not affect the others.
 */
export async function settleBets(database: Database, ledger: Ledger, now: number, report: Report): Promise<number> {
  const parts = { database, now, report };
  const undecided = await database.query(
    `select leg.bet_id, leg.position, leg.bet_type, leg.line, leg.outcome, match.sport, match.state as match_state, match.score, match.race,
       ${deductionSql} as deduction, decision.result as decided
     from sports_legs leg join sports_matches match on match.id = leg.match_id
     join sports_selections selection on selection.id = leg.selection_id
     left join lateral (select market_id, result from sports_decisions d where d.match_id = leg.match_id
       and (d.market_id is null or d.market_id = selection.market_id) order by sequence desc limit 1) decision on true
     where leg.result is null and (match.state in ('finished', 'cancelled') or decision.market_id is not null
       or match.state = 'scheduled' and match.reading <> '' and match.starts_at <= $1
         and (select at from sports_feed) > match.starts_at + $2)`,
    [now - postponed, postponed],
  );
  const legs = { rows: undecided, idOf: (leg: (typeof undecided)[number]) => `${leg.bet_id}:${leg.position}` };
  await retriedRows(parts, 'settlement of legs', legs, async (leg) => {
    const end = leg.decided ? eventResultOf(leg.decided) : resultOf(leg);
    const result = settle(leg.bet_type, leg.line, leg.outcome, end);
    await database.query(
      `update sports_legs set result = $3, deduction = $4, dead_heat = $5::jsonb
       where bet_id = $1 and position = $2 and result is null`,
      [
        leg.bet_id,
        leg.position,
        result,
        result === 'won' ? leg.deduction : 0,
        JSON.stringify(deadHeatOf(leg.bet_type, leg.outcome, end)),
      ],
    );
  });
  const decided = await database.query(
    `select id from sports_bets bet where state = 'open'
       and not exists (select 1 from sports_legs leg where leg.bet_id = bet.id and leg.result is null)`,
  );
  const bets = { rows: decided, idOf: ({ id }: { id: string }) => id };
  return retriedRows(parts, 'settlement of bets', bets, ({ id }) => close(database, ledger, id, now));
}
