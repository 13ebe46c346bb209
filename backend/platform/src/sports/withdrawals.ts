import type { Database } from '@marquee/database/database';
import type { FeedEvent } from '@marquee/protocols/odds/feed';
import { deductionFor, mostDeducted } from '@marquee/protocols/odds/rule4';

/**
 * SQL: the Rule 4 deduction of a row of `sports_legs leg` by the runners that were withdrawn after the bet was struck.
 * The same for win and place bets, by the price to win.
 */
export const withdrawalDeduction = `(
  select least(${mostDeducted}, coalesce(sum(gone.deduction), 0))::int from sports_withdrawals gone
  where gone.match_id = leg.match_id and not gone.runner = any(leg.withdrawn))`;

/** SQL: the Rule 4 deduction of a row of `sports_legs leg`, as settled, else by its withdrawals so far. */
export const deductionSql = `coalesce(leg.deduction, ${withdrawalDeduction})`;

/** The numbers of a race's withdrawn runners; empty for a match. */
export const withdrawnOf = ({ race }: Pick<FeedEvent, 'race'>): number[] =>
  race?.runners.filter(({ withdrawn }) => withdrawn).map(({ number }) => number) ?? [];

/**
 * Records withdrawn runners with their last stored price to win, and removes those who run after all. Without a price
 * there is no deduction. Call it before storing the prices of the same reading.
 */
export async function putWithdrawals(transaction: Database, events: readonly FeedEvent[], now: number): Promise<void> {
  const races = events.filter(({ race }) => race);
  if (races.length === 0) return;
  const gone = races.flatMap((event) => withdrawnOf(event).map((runner) => ({ match_id: event.id, runner })));
  await transaction.query(
    `delete from sports_withdrawals where match_id = any($1)
       and (match_id, runner) not in (select match_id, runner from jsonb_to_recordset($2::jsonb) as gone (match_id text, runner int))`,
    [races.map(({ id }) => id), JSON.stringify(gone)],
  );
  const prices = await transaction.query(
    `select market.match_id, selection.outcome as runner, selection.odds
     from jsonb_to_recordset($1::jsonb) as gone (match_id text, runner int)
     join sports_markets market on market.match_id = gone.match_id and market.bet_type = 'race_win'
     join sports_selections selection on selection.market_id = market.id and selection.outcome = gone.runner`,
    [JSON.stringify(gone)],
  );
  const rows = prices.map((price) => ({ ...price, deduction: deductionFor(price.odds) }));
  await transaction.query(
    `insert into sports_withdrawals (match_id, runner, odds, deduction, at)
     select match_id, runner, odds, deduction, $2 from jsonb_to_recordset($1::jsonb) as gone (match_id text, runner int, odds int, deduction int)
     on conflict do nothing`,
    [JSON.stringify(rows), now],
  );
}
