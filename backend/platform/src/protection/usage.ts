import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import { type LimitKind, minute, type Period, periodStart, periods } from './periods';

/** Usage by kind and period: minor units; minutes for `session`. */
export type Usage = Record<LimitKind, Record<Period, number>>;

/**
 * A player's usage in the periods that end at `now`. Deposits count gross from the request on, unless they fail, and
 * still count after a reversal; a loss is stakes minus returns, at least zero; refunded stakes do not count.
 */
export async function usageOf(database: Database, playerId: string, now: number): Promise<Usage> {
  const starts = periods.map((period) => periodStart(period, now));
  const [deposits] = await database.query<Record<Period, number>>(depositsSince, [playerId, ...starts]);
  const [played] = await database.query<Record<`${'stake' | 'loss'}_${Period}`, number>>(playedSince, [
    playerId,
    ...starts,
  ]);
  const [spent] = await database.query<Record<Period, number>>(sessionsSince, [playerId, ...starts, now]);
  const of = (pick: (period: Period) => number | undefined) =>
    Object.fromEntries(periods.map((period) => [period, Math.max(0, pick(period) ?? 0)])) as Record<Period, number>;
  return {
    deposit: of((period) => deposits?.[period]),
    stake: of((period) => played?.[`stake_${period}`]),
    loss: of((period) => played?.[`loss_${period}`]),
    session: of((period) => Math.floor((spent?.[period] ?? 0) / minute)),
  };
}

const each = (column: (period: Period, start: string) => string) =>
  periods.map((period, index) => column(period, `$${index + 2}`)).join(', ');

/** The month is the longest period, so its start limits the rows read. */
const depositsSince = `select ${each((period, start) => `coalesce(sum(amount) filter (where created_at > ${start}), 0)::bigint as ${period}`)}
  from payments where player_id = $1 and kind = 'deposit' and state in ('created', 'pending', ${listed(...credited)}) and created_at > $4`;

const playedSince = `select
  ${each((period, start) => `coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund') and at > ${start}), 0)::bigint as stake_${period}`)},
  ${each((period, start) => `coalesce(-sum(cash_change) filter (where at > ${start}), 0)::bigint as loss_${period}`)}
  from ledger_transactions where player_id = $1 and kind in ('stake', 'win', 'refund') and at > $4`;

const sessionsSince = `select
  ${each((period, start) => `coalesce(sum(greatest(0, least(last_active_at, $5) - greatest(started_at, ${start}))), 0)::bigint as ${period}`)}
  from protection_sessions where player_id = $1 and last_active_at > $4`;

/**
 * The first limit of these kinds that another `amount` would exceed, or undefined. All limits are checked, so the
 * lowest applies.
 */
export async function firstReached(
  database: Database,
  playerId: string,
  kinds: readonly LimitKind[],
  amount: number,
  now: number,
): Promise<{ kind: LimitKind; period: Period } | undefined> {
  if (kinds.length === 0) return undefined;
  const limits = await database.query(
    'select kind, period, amount from protection_limits where player_id = $1 and amount is not null',
    [playerId],
  );
  const asked = limits.filter((limit) => kinds.includes(limit.kind));
  if (asked.length === 0) return undefined;
  const usage = await usageOf(database, playerId, now);
  return asked.find((limit) => {
    const used = usage[limit.kind][limit.period];
    return limit.kind === 'session' ? used >= limit.amount : used + amount > limit.amount;
  });
}
