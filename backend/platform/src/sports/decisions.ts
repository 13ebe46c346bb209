import type { Database } from '@marquee/database/database';
import { deadHeatOf, type EventResult, settle } from '@marquee/protocols/odds/settlement';
import type { Ledger } from '../ledger/ledger';
import { announce } from './announce';
import { type BetRow, type LegRow, legsOf } from './betRows';
import { type DecidedResult, eventResultOf, voidResult } from './decidedResult';
import { closeBet, outcomeOf, type SettledLeg } from './settleBets';
import { tellCorrection } from './tellCorrection';
import { withdrawalDeduction } from './withdrawals';

/** What is decided: all bets on a match or on one of its markets, or one bet. */
export type Scope = { match: string; market: string | null } | { bet: string };

/** What a decision makes of a bet. */
export interface Change {
  bet: BetRow;
  /** Its legs that are decided, with their new results. */
  legs: SettledLeg[];
  /** Null while other legs are undecided. */
  outcome: { state: 'won' | 'lost' | 'refunded'; payout: number } | null;
  /** What it moves, minor units: above zero is paid, below is taken back. */
  moves: number;
}

async function betsOf(database: Database, scope: Scope, lock: boolean): Promise<BetRow[]> {
  if ('bet' in scope)
    return database.query(`select * from sports_bets where id = $1 ${lock ? 'for update' : ''}`, [scope.bet]);
  return database.query(
    `select * from sports_bets where voided_at is null and state <> 'cashed_out' and id in (
       select leg.bet_id from sports_legs leg join sports_selections selection on selection.id = leg.selection_id
       where leg.match_id = $1 and ($2::text is null or selection.market_id = $2)) order by id ${lock ? 'for update' : ''}`,
    [scope.match, scope.market],
  );
}

/**
 * What a decision would do to each bet; locks the bets if it is to be done. A cashed-out bet stays as it was agreed,
 * and a voided one void, unless it is decided on by itself.
 */
export async function changesOf(
  database: Database,
  scope: Scope,
  decided: DecidedResult,
  { lock = false } = {},
): Promise<Change[]> {
  const bets = await betsOf(database, scope, lock);
  const ids = bets.map(({ id }) => id);
  const legs = await legsOf(database, ids);
  const deductions = await database.query(
    `select leg.bet_id, leg.position, ${withdrawalDeduction} as deduction from sports_legs leg where leg.bet_id = any($1)`,
    [ids],
  );
  const deductionOf = new Map(deductions.map((row) => [`${row.bet_id} ${row.position}`, row.deduction]));
  const result = eventResultOf(decided);
  const isMeant = (leg: LegRow) =>
    'bet' in scope ||
    (leg.match_id === scope.match && (scope.market === null || leg.selection_id === `${scope.market}:${leg.outcome}`));
  return bets.map((bet) => {
    const own = (legs.get(bet.id) ?? []).map((leg) =>
      isMeant(leg) ? legDecision(leg, result, deductionOf.get(`${leg.bet_id} ${leg.position}`) ?? 0) : leg,
    );
    const outcome = outcomeOf(bet, own);
    return {
      bet,
      legs: own.filter((leg): leg is SettledLeg => isMeant(leg) && leg.result !== null),
      outcome,
      moves: outcome ? outcome.payout - bet.payout : 0,
    };
  });
}

function legDecision(leg: LegRow, end: EventResult, deduction: number): SettledLeg {
  const result = settle(leg.bet_type, leg.line, leg.outcome, end);
  const isWon = result === 'won';
  return { ...leg, result, deduction: isWon ? deduction : 0, dead_heat: deadHeatOf(leg.bet_type, leg.outcome, end) };
}

/** What a decision moves in all, minor units; no amount if it is in several currencies, or touches no bet. */
export function weightOf(changes: readonly Change[]): { amount?: number; currency?: string } {
  const currencies = [...new Set(changes.map(({ bet }) => bet.currency))];
  const [currency] = currencies;
  if (!currency || currencies.length > 1) return {};
  return { amount: changes.reduce((sum, { moves }) => sum + Math.abs(moves), 0), currency };
}

/**
 * Does what `changesOf` says, with the bets locked, and tells the players whose settled bets it changes. `id` is the
 * decision's: its postings are made once. `isVoid`: it voids the bets or selections, and gives them no other result.
 */
async function makeChanges(
  transaction: Database,
  ledger: Ledger,
  { id, isVoid }: { id: string; isVoid: boolean },
  changes: readonly Change[],
  now: number,
): Promise<void> {
  for (const { bet, legs, outcome } of changes) {
    await transaction.query(
      `update sports_legs leg set result = new.result, deduction = new.deduction, dead_heat = new.dead_heat
       from jsonb_to_recordset($2::jsonb) as new (position int, result text, deduction int, dead_heat jsonb)
       where leg.bet_id = $1 and leg.position = new.position`,
      [bet.id, JSON.stringify(legs)],
    );
    if (!outcome) continue;
    await closeBet(transaction, ledger, bet, { ...outcome, key: `${id}:${bet.id}` }, now);
    await tellCorrection(transaction, { id, isVoid, bet, outcome }, now);
  }
}

/** A decision of staff on a match or one of its markets. */
export interface Decision {
  /** Of the request: a second time it does nothing. */
  id: string;
  match: string;
  /** Null: the whole match. */
  market: string | null;
  result: DecidedResult;
  reason: string;
  by: string;
}

/** The row of a match that staff ended, as if the feed had told it. */
async function endMatch(transaction: Database, { match, result }: Decision, now: number): Promise<void> {
  const { cancelled, home, away, positions } = result;
  await transaction.query(
    `update sports_matches set state = $2, changed_at = $3,
       score = case when $4::jsonb is null or race is not null then score else score || $4 end,
       race = case when $5::jsonb is null then race else jsonb_set(race, '{runners}', (
         select jsonb_agg(runner || jsonb_build_object('position', $5 -> (runner ->> 'number')) order by place)
         from jsonb_array_elements(race -> 'runners') with ordinality as all_runners (runner, place))) end
     where id = $1`,
    [
      match,
      cancelled ? 'cancelled' : 'finished',
      now,
      cancelled ? null : JSON.stringify({ home, away }),
      positions ? JSON.stringify(positions) : null,
    ],
  );
}

/**
 * Decides a match or a market against the feed, and settles all bets on it by that, again where they were settled: what
 * was paid wrongly is taken back from cash as far as it goes, the rest is a debt of the player. Bets that were placed
 * at the same moment are settled by it a moment later. Returns what became of the bets.
 */
export async function decide(
  transaction: Database,
  ledger: Ledger,
  decision: Decision,
  now: number,
): Promise<readonly Change[]> {
  const { id, match, market, result, reason, by } = decision;
  const made = await transaction.query(
    `insert into sports_decisions (id, match_id, market_id, result, reason, decided_by, at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7) on conflict (id) do nothing returning id`,
    [id, match, market, JSON.stringify(result), reason, by, now],
  );
  if (made.length === 0) return [];
  if (market === null) await endMatch(transaction, decision, now);
  const changes = await changesOf(transaction, { match, market }, result, { lock: true });
  await makeChanges(transaction, ledger, { id, isVoid: result.cancelled }, changes, now);
  await announce(transaction, [match]);
  return changes;
}

/**
 * Voids one bet, also one that was cashed out: its stake is given back, and what it paid beyond that is taken back.
 * Nothing that happens to its matches changes it any more.
 */
export async function voidBet(
  transaction: Database,
  ledger: Ledger,
  { id, bet }: { id: string; bet: string },
  now: number,
): Promise<readonly Change[]> {
  const changes = await changesOf(transaction, { bet }, voidResult, { lock: true });
  await makeChanges(transaction, ledger, { id, isVoid: true }, changes, now);
  await transaction.query('update sports_bets set voided_at = coalesce(voided_at, $2) where id = $1', [bet, now]);
  return changes;
}
