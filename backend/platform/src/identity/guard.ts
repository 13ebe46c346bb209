import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { JurisdictionCode } from '../jurisdictions/jurisdictions';
import { asksIdentity, currentCheck } from './checks';

/**
 * The door of identity: resolves where the profile asks for no check, and for a player whose check has passed. Throws
 * Refusal `identityPending`, `identityDocuments` or `identityFailed`. Ask it before deposits, real-money games, bets
 * and the minigame; never before a withdrawal. `jurisdiction` is undefined for a site that is gone.
 */
export async function assertIdentified(
  database: Database,
  playerId: string,
  jurisdiction: JurisdictionCode | undefined,
): Promise<void> {
  if (!asksIdentity(jurisdiction)) return;
  const status = (await currentCheck(database, playerId))?.status;
  if (status === 'passed') return;
  if (status === 'failed') throw new Refusal('identityFailed');
  throw new Refusal(status === 'documents' ? 'identityDocuments' : 'identityPending');
}
