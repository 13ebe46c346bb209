import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';

/**
 * If the jurisdiction requires an active choice (D9), the offer of limits must be answered before the first deposit:
 * throws Refusal('limitsUnanswered'). Elsewhere the offer is only shown.
 */
export async function assertLimitsAnswered(
  database: Database,
  playerId: string,
  jurisdiction: JurisdictionCode,
): Promise<void> {
  if (!jurisdictions[jurisdiction].optOutIsActiveChoice) return;
  const [row] = await database.query('select limits_answered from protection_players where player_id = $1', [playerId]);
  if (!row?.limits_answered) throw new Refusal('limitsUnanswered');
}
