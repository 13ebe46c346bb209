import type { ProtectionState } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { countedAccounts, linksOf } from '../persons/links';
import { accessAt } from './access';
import { exclusionFacts, returnRule } from './exclusionFacts';
import { confirmWindow } from './pendingLimits';
import { limitKinds, minute, periods } from './periods';
import { type ProtectedPlayer, realityMinutes } from './players';
import { answerBy, openRequestAt } from './returnRequests';
import { figuresSince, mostMonths, reviewDue } from './reviews';
import { realityCheckAt, runningSession } from './sessions';
import { usageOf } from './usage';

/** A row of `protection_limits`. */
export type LimitRow = Awaited<ReturnType<typeof limitsOf>>[number];

/** All limits that a player has ever set. */
export function limitsOf(database: Database, playerId: string) {
  return database.query(
    `select kind, period, amount, pending, pending_amount, pending_from, lapsed_at from protection_limits
     where player_id = $1`,
    [playerId],
  );
}

const isoOf = (at: number) => new Date(at).toISOString();
const timeOf = (at: number | null) => (at === null ? null : isoOf(at));

/** Every kind and period, set or not, with its usage. */
function shownLimits(
  rows: LimitRow[],
  usage: Awaited<ReturnType<typeof usageOf>>,
  now: number,
): ProtectionState['limits'] {
  return limitKinds.flatMap((kind) =>
    periods.map((period) => {
      const row = rows.find((limit) => limit.kind === kind && limit.period === period);
      const until = row?.pending && row.pending_from !== null ? row.pending_from + confirmWindow : null;
      const lapsedAt = until !== null && now >= until ? until : (row?.lapsed_at ?? null);
      return {
        kind,
        period,
        amount: row?.amount ?? null,
        used: usage[kind][period],
        pending:
          row && until !== null && now < until
            ? { amount: row.pending_amount, effective_from: isoOf(until - confirmWindow), confirm_until: isoOf(until) }
            : null,
        lapsed: row && lapsedAt !== null ? { amount: row.pending_amount, at: isoOf(lapsedAt) } : null,
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

const noBreak = {
  until: null,
  irrevocable_until: null,
  return_at: null,
  return_request: null,
  wait_hours: null,
  here_only: false,
};

async function accessState(
  database: Database,
  row: ProtectedPlayer,
  jurisdiction: JurisdictionCode,
  now: number,
): Promise<ProtectionState['access']> {
  const state = accessAt(row, now);
  if (state === 'open' || state === 'closing') return { state, ...noBreak, answer_days: null };
  if (state === 'time_out') {
    const until = timeOf(row.time_out_until);
    return { state, ...noBreak, until, irrevocable_until: until, answer_days: null };
  }
  const { waitHours, answerDays } = returnRule(jurisdiction, row.excluded_until);
  const askedAt = answerDays === null ? null : await openRequestAt(database, row.player_id);
  return {
    state,
    until: timeOf(row.excluded_until),
    irrevocable_until: timeOf(row.irrevocable_until),
    return_at: timeOf(row.return_at),
    return_request:
      askedAt === null || answerDays === null
        ? null
        : { asked_at: isoOf(askedAt), answer_by: isoOf(answerBy(askedAt, answerDays)) },
    wait_hours: waitHours,
    answer_days: answerDays,
    here_only: row.excluded_here_only,
  };
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
  const accounts = countedAccounts(row.player_id, await linksOf(database, row.player_id, now));
  const limited = limits.some(({ amount }) => amount !== null);
  const isDue = reviewDue(profile, row, limited, now);
  return {
    jurisdiction,
    limits: shownLimits(limits, await usageOf(database, accounts, now), now),
    limits_answered: row.limits_answered,
    opt_out_is_active_choice: profile.optOutIsActiveChoice,
    reality_check: await realityState(database, row, now),
    access: await accessState(database, row, jurisdiction, now),
    time_out_options: profile.timeOuts.map((option) => ({ ...option })),
    longest_time_out_days: profile.longestTimeOutDays,
    choose_sites: profile.choosesSites,
    exclusion_options: profile.exclusions.map(({ option, months }) => {
      const { returnFrom, waitHours, answerDays } = exclusionFacts(row, jurisdiction, months, now);
      return { option, months, return_from: isoOf(returnFrom), wait_hours: waitHours, answer_days: answerDays };
    }),
    review_due: isDue,
    review: { months: row.review_months, most: mostMonths(profile, limited) },
    review_figures: isDue ? await figuresSince(database, row) : null,
  };
}
