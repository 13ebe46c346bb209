import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { ageAt } from './age';
import { asksIdentity, currentCheck } from './checks';

/**
 * Passes if the player is of the site's least age, and has done what the profile asks for before anything of value.
 * Throws Refusal `tooYoung` or one of `assertIdentified`. Call it in the transaction of whatever pays or gives
 * something: deposits, launches, demos with a player, bets, the minigame and gifts; never before a withdrawal.
 */
export async function assertAdmitted(
  database: Database,
  player: { id: string; dateOfBirth: string },
  { jurisdiction, time_zone }: Pick<SiteFile, 'jurisdiction' | 'time_zone'>,
  now: number,
): Promise<void> {
  if (!(ageAt(player.dateOfBirth, now, time_zone) >= jurisdictions[jurisdiction].minimumAge))
    throw new Refusal('tooYoung');
  await assertIdentified(database, player.id, jurisdiction);
}

/**
 * Passes if the player has passed the identity check that the profile asks for, if any. Throws Refusal
 * `identityPending`, `identityDocuments` or `identityFailed`. It is for stakes whose launch has asked for the age, and
 * for rewards to somebody who is not there.
 */
export async function assertIdentified(
  database: Database,
  playerId: string,
  jurisdiction: JurisdictionCode,
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
