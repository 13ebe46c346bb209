import type { ProtectionState } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { accessAt } from './access';
import { addMonths, limitKinds, minute, periods } from './periods';
import { type ProtectedPlayer, realityMinutes } from './players';
import { realityCheckAt, runningSession } from './sessions';
import { usageOf } from './usage';

/** A row of `protection_limits`. */
export type LimitRow = Awaited<ReturnType<typeof limitsOf>>[number];

/** All limits that a player has ever set. */
export function limitsOf(database: Database, playerId: string) {
  return database.query(
    'select kind, period, amount, pending, pending_amount, pending_from from protection_limits where player_id = $1',
    [playerId],
  );
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Every kind and period, set or not, with its usage. */
function shownLimits(rows: LimitRow[], usage: Awaited<ReturnType<typeof usageOf>>): ProtectionState['limits'] {
  return limitKinds.flatMap((kind) =>
    periods.map((period) => {
      const row = rows.find((limit) => limit.kind === kind && limit.period === period);
      const waits = row?.pending && row.pending_from !== null;
      return {
        kind,
        period,
        amount: row?.amount ?? null,
        used: usage[kind][period],
        pending: waits
          ? { amount: row.pending_amount, effective_from: new Date(row.pending_from ?? 0).toISOString() }
          : null,
      };
    }),
  );
}

/** Winnings minus stakes since a moment, by the cash balance; minor units. */
export async function netSince(database: Database, playerId: string, since: number): Promise<number> {
  const [row] = await database.query(
    `select coalesce(sum(cash_change), 0) as net from ledger_transactions
     where player_id = $1 and at >= $2 and kind in ('stake', 'win', 'refund')`,
    [playerId, since],
  );
  return row?.net ?? 0;
}

async function realityState(
  database: Database,
  row: ProtectedPlayer,
  now: number,
): Promise<ProtectionState['reality_check']> {
  const session = await runningSession(database, row.player_id, now);
  const waits = row.reality_pending_from !== null && now < row.reality_pending_from;
  return {
    minutes: realityMinutes(row, now),
    pending_minutes: waits ? row.reality_pending : null,
    due_at: session ? new Date(realityCheckAt(row, session, now)).toISOString() : null,
    elapsed_minutes: session ? Math.floor((now - session.started_at) / minute) : 0,
    net: session ? await netSince(database, row.player_id, session.started_at) : 0,
  };
}

function accessState(row: ProtectedPlayer, now: number): ProtectionState['access'] {
  const state = accessAt(row, now);
  if (state === 'open' || state === 'closing') return { state, until: null, irrevocable_until: null, return_at: null };
  if (state === 'time_out') {
    return { state, until: timeOf(row.time_out_until), irrevocable_until: timeOf(row.time_out_until), return_at: null };
  }
  return {
    state,
    until: timeOf(row.excluded_until),
    irrevocable_until: timeOf(row.irrevocable_until),
    return_at: timeOf(row.return_at),
  };
}

/** Whether the player should review their limits: so many months after the last review (D9.07). */
export function reviewDue(profile: Jurisdiction, row: ProtectedPlayer, limited: boolean, now: number): boolean {
  const months = limited ? profile.reviewMonths.limited : profile.reviewMonths.unlimited;
  return now >= addMonths(row.reviewed_at, months);
}

/** A player's complete protection state, as every protection call returns it (D9). */
export async function stateOf(
  database: Database,
  row: ProtectedPlayer,
  jurisdiction: JurisdictionCode,
  now: number,
): Promise<ProtectionState> {
  const profile: Jurisdiction = jurisdictions[jurisdiction];
  const limits = await limitsOf(database, row.player_id);
  return {
    jurisdiction,
    limits: shownLimits(limits, await usageOf(database, row.player_id, now)),
    limits_answered: row.limits_answered,
    opt_out_is_active_choice: profile.optOutIsActiveChoice,
    reality_check: await realityState(database, row, now),
    access: accessState(row, now),
    time_out_options: profile.timeOuts.map((option) => ({ ...option })),
    exclusion_options: profile.exclusions.map((option) => ({ ...option })),
    review_due: reviewDue(
      profile,
      row,
      limits.some(({ amount }) => amount !== null),
      now,
    ),
  };
}
