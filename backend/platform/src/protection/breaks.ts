import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { Emit } from '../events/events';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { accessAt } from './access';
import { addMonths, hour } from './periods';
import type { ProtectedPlayer } from './players';

/** The chosen option, if the jurisdiction offers it. Throws Refusal('unknownOption'). */
function chosenOf<Offer extends { option: string }>(offers: readonly Offer[], option: string): Offer {
  const chosen = offers.find((offer) => offer.option === option);
  if (!chosen) throw new Refusal('unknownOption', { fields: { option: 'unknownOption' } });
  return chosen;
}

/**
 * Starts a time-out at once; running games end. It can be extended, never shortened. Throws Refusal('unknownOption').
 */
export async function beginTimeOut(
  transaction: Database,
  emit: Emit,
  row: ProtectedPlayer,
  jurisdiction: JurisdictionCode,
  option: string,
  now: number,
): Promise<void> {
  const profile: Jurisdiction = jurisdictions[jurisdiction];
  const chosen = chosenOf(profile.timeOuts, option);
  const until = Math.max(row.time_out_until ?? 0, now + chosen.hours * hour);
  await transaction.query('update protection_players set time_out_until = $2 where player_id = $1', [
    row.player_id,
    until,
  ]);
  await emit('breakBegun', { player_id: row.player_id, access: 'time_out' });
}

/** The later of two ends; null means no end. */
const later = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.max(one, other);

/**
 * Starts a self-exclusion at once; running games end. It can be extended, never shortened; a pending return is
 * cancelled. Throws Refusal('unknownOption').
 */
export async function beginExclusion(
  transaction: Database,
  emit: Emit,
  row: ProtectedPlayer,
  jurisdiction: JurisdictionCode,
  option: string,
  now: number,
): Promise<void> {
  const profile: Jurisdiction = jurisdictions[jurisdiction];
  const chosen = chosenOf(profile.exclusions, option);
  const running = accessAt(row, now) === 'excluded';
  const asked = chosen.months === null ? null : addMonths(now, chosen.months);
  const until = running ? later(row.excluded_until, asked) : asked;
  const firm = profile.irrevocableMonths === null ? (asked ?? now) : addMonths(now, profile.irrevocableMonths);
  const irrevocable = running ? Math.max(row.irrevocable_until ?? 0, firm) : firm;
  await transaction.query(
    `update protection_players set excluded_at = $2, excluded_until = $3, irrevocable_until = $4, return_at = null
     where player_id = $1`,
    [row.player_id, running ? row.excluded_at : now, until, irrevocable],
  );
  await emit('breakBegun', { player_id: row.player_id, access: 'excluded' });
}

/**
 * Requests the end of a self-exclusion (D9): allowed from `irrevocable_until` on; access returns after the
 * jurisdiction's waiting time. Idempotent. Throws Refusal `notExcluded` or `tooEarly`.
 */
export async function askToReturn(
  transaction: Database,
  row: ProtectedPlayer,
  jurisdiction: JurisdictionCode,
  now: number,
): Promise<void> {
  if (accessAt(row, now) !== 'excluded') throw new Refusal('notExcluded');
  if (row.irrevocable_until !== null && now < row.irrevocable_until) throw new Refusal('tooEarly');
  if (row.return_at !== null) return;
  const { returnHours } = jurisdictions[jurisdiction];
  const wait = row.excluded_until === null ? returnHours.indefinite : returnHours.definite;
  await transaction.query('update protection_players set return_at = $2 where player_id = $1', [
    row.player_id,
    now + wait * hour,
  ]);
}
