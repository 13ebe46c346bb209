import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { JurisdictionCode } from '../jurisdictions/jurisdictions';
import { asksIdentity, currentCheck } from './checks';

/**
 * Passes if the jurisdiction requires no check or the player's check has passed. Throws Refusal `identityPending`,
 * `identityDocuments` or `identityFailed`. Call it before deposits, real-money games, bets and the minigame; never
 * before a withdrawal. `jurisdiction` is undefined for a site that no longer exists.
 */
export async function assertIdentified(
  database: Database,
  playerId: string,
  jurisdiction: JurisdictionCode | undefined,
): Promise<void> {
  if (!asksIdentity(jurisdiction)) return;
  if ((await currentCheck(database, playerId))?.status !== 'passed') throw await identityRefusal(database, playerId);
}

/** The refusal that tells a player how their identity check stands. */
export async function identityRefusal(database: Database, playerId: string): Promise<Refusal> {
  const status = (await currentCheck(database, playerId))?.status;
  if (status === 'failed') return new Refusal('identityFailed');
  return new Refusal(status === 'documents' ? 'identityDocuments' : 'identityPending');
}
