import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import type { CountedAccounts } from '../persons/links';
import { type LimitKind, minute, type Period, periodStart, periods } from './periods';

/** Usage by kind and period: minor units; minutes for `session`. */
export type Usage = Record<LimitKind, Record<Period, number>>;

/**
 * The usage of a person's accounts in the periods that end at `now`. Deposits count gross from the request on, unless
 * they fail, and still count after a reversal; a loss is stakes minus returns, at least zero; refunded stakes do not
 * count.
 */
export async function usageOf(database: Database, { money, time }: CountedAccounts, now: number): Promise<Usage> {
  const starts = periods.map((period) => periodStart(period, now));
  const [deposits] = await database.query<Record<Period, number>>(depositsSince, [money, ...starts]);
  const [played] = await database.query<Record<`${'stake' | 'loss'}_${Period}`, number>>(playedSince, [
    money,
    ...starts,
  ]);
  const [spent] = await database.query<Record<Period, number>>(sessionsSince, [time, ...starts, now]);
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
  from payments where player_id = any($1) and kind = 'deposit' and state in ('created', 'pending', ${listed(...credited)}) and created_at > $4`;

const playedSince = `select
  ${each((period, start) => `coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund') and at > ${start}), 0)::bigint as stake_${period}`)},
  ${each((period, start) => `coalesce(-sum(cash_change) filter (where at > ${start}), 0)::bigint as loss_${period}`)}
  from ledger_transactions where player_id = any($1) and kind in ('stake', 'win', 'refund') and at > $4`;

const sessionsSince = `select
  ${each((period, start) => `coalesce(sum(greatest(0, least(last_active_at, $5) - greatest(started_at, ${start}))), 0)::bigint as ${period}`)}
  from protection_sessions where player_id = any($1) and last_active_at > $4`;

/**
 * The first limit of these kinds that another `amount` would exceed, or undefined. All limits of the accounts are
 * checked, so the lowest applies; of money those of accounts in the same currency.
 */
export async function firstReached(
  database: Database,
  accounts: CountedAccounts,
  kinds: readonly LimitKind[],
  amount: number,
  now: number,
): Promise<{ kind: LimitKind; period: Period } | undefined> {
  if (kinds.length === 0) return undefined;
  const limits = await database.query(
    'select player_id, kind, period, amount from protection_limits where player_id = any($1) and amount is not null',
    [accounts.time],
  );
  const asked = limits.filter(
    ({ kind, player_id }) => kinds.includes(kind) && (kind === 'session' || accounts.money.includes(player_id)),
  );
  if (asked.length === 0) return undefined;
  const usage = await usageOf(database, accounts, now);
  return asked.find((limit) => {
    const used = usage[limit.kind][limit.period];
    return limit.kind === 'session' ? used >= limit.amount : used + amount > limit.amount;
  });
}
