import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { Emit } from '../events/events';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { accessAt } from './access';
import { exclusionFacts, returnRule } from './exclusionFacts';
import { dropPending } from './pendingLimits';
import { day, hour } from './periods';
import type { ProtectedPlayer } from './players';
import { askForReturn, dropReturnRequest } from './returnRequests';

/** Throws Refusal('unknownOption'), at the field. */
function refuseOption(): never {
  throw new Refusal('unknownOption', { fields: { option: 'unknownOption' } });
}

/** Whole days as an option, without leading zeros: `1d` to `99d`. */
const days = /^([1-9]\d?)d$/;

/** The length of a time-out, ms: of the jurisdiction's fixed ones, or of so many days (`10d`) up to its longest. */
export function timeOutLength(jurisdiction: JurisdictionCode, option: string): number {
  const { timeOuts, longestTimeOutDays }: Jurisdiction = jurisdictions[jurisdiction];
  const fixed = timeOuts.find((offer) => offer.option === option);
  if (fixed) return fixed.hours * hour;
  const count = Number(days.exec(option)?.[1]);
  return count <= longestTimeOutDays ? count * day : refuseOption();
}

/**
 * Starts a time-out at once; running games end, pending higher limits are dropped. It can be extended, never
 * shortened. Throws Refusal('unknownOption').
 */
export async function beginTimeOut(
  transaction: Database,
  emit: Emit,
  row: ProtectedPlayer,
  jurisdiction: JurisdictionCode,
  option: string,
  now: number,
): Promise<void> {
  const until = Math.max(row.time_out_until ?? 0, now + timeOutLength(jurisdiction, option));
  await transaction.query('update protection_players set time_out_until = $2 where player_id = $1', [
    row.player_id,
    until,
  ]);
  await dropPending(transaction, row.player_id, now);
  await emit('breakBegun', { player_id: row.player_id, access: 'time_out' });
}

/**
 * Starts a self-exclusion at once; running games end, pending higher limits are dropped. It can be extended, never
 * shortened; a pending return is cancelled. `by.family`: staff begin it because the player's family asked for it, where
 * the profile has that. `by.hereOnly`: it holds on this site only, where players choose. Throws
 * Refusal('unknownOption').
 */
export async function beginExclusion(
  transaction: Database,
  emit: Emit,
  row: ProtectedPlayer,
  jurisdiction: JurisdictionCode,
  option: string,
  now: number,
  by: { family?: boolean; hereOnly?: boolean } = {},
): Promise<void> {
  const { exclusions, familyExclusion, choosesSites }: Jurisdiction = jurisdictions[jurisdiction];
  const chosen = exclusions.find((offer) => offer.option === option);
  if (!chosen || (by.family && !familyExclusion) || (by.hereOnly && !choosesSites)) refuseOption();
  const { until, returnFrom } = exclusionFacts(row, jurisdiction, chosen.months, now, by);
  const running = accessAt(row, now) === 'excluded';
  const hereOnly = (by.hereOnly ?? false) && (!running || row.excluded_here_only);
  await transaction.query(
    `update protection_players set excluded_at = $2, excluded_until = $3, irrevocable_until = $4, return_at = null,
       excluded_here_only = $5
     where player_id = $1`,
    // One that holds everywhere is not narrowed by another.
    [row.player_id, running ? row.excluded_at : now, until, returnFrom, hereOnly],
  );
  await dropPending(transaction, row.player_id, now);
  await dropReturnRequest(transaction, row.player_id, now);
  await emit('breakBegun', { player_id: row.player_id, access: 'excluded' });
}

/**
 * Requests the end of a self-exclusion (D9): allowed from `irrevocable_until` on; access returns after the
 * jurisdiction's waiting time. Where staff answer the request, it needs a reason and waits for them. Idempotent. Throws
 * Refusal `notExcluded`, `tooEarly` or `invalidInput` (no reason).
 */
export async function askToReturn(
  transaction: Database,
  row: ProtectedPlayer,
  { site, reason }: { site: { domain_name: string; jurisdiction: JurisdictionCode }; reason?: string | undefined },
  now: number,
): Promise<void> {
  if (accessAt(row, now) !== 'excluded') throw new Refusal('notExcluded');
  if (row.irrevocable_until !== null && now < row.irrevocable_until) throw new Refusal('tooEarly');
  if (row.return_at !== null) return;
  const { waitHours, answerDays } = returnRule(site.jurisdiction, row.excluded_until);
  if (answerDays !== null) {
    if (!reason) throw new Refusal('invalidInput', { fields: { reason: 'required' } });
    await askForReturn(transaction, { id: row.player_id, site: site.domain_name }, reason, now);
    return;
  }
  await transaction.query('update protection_players set return_at = $2 where player_id = $1', [
    row.player_id,
    now + waitHours * hour,
  ]);
}
