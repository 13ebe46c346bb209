import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { ageAt } from './age';
import { currentCheck } from './checks';

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
 * Passes if the player has given the address and passed the identity check that the profile asks for, if any. Throws
 * Refusal `addressNeeded`, `identityPending`, `identityDocuments` or `identityFailed`. It is for stakes whose launch
 * has asked for the age, and for rewards to somebody who is not there.
 */
export async function assertIdentified(
  database: Database,
  playerId: string,
  jurisdiction: JurisdictionCode,
): Promise<void> {
  const { address, identity }: Jurisdiction = jurisdictions[jurisdiction];
  if (!address && identity === 'none') return;
  const [row] = await database.query(
    `select p.address_line is not null as has_address, (select c.status from identity_checks c where c.player_id = p.id
       order by c.attempt desc limit 1) as status
     from players p where p.id = $1`,
    [playerId],
  );
  if (address && !row?.has_address) throw new Refusal('addressNeeded');
  if (identity !== 'none' && row?.status !== 'passed') throw refusalFor(row?.status);
}

/** The refusal that tells a player how their identity check stands. */
export async function identityRefusal(database: Database, playerId: string): Promise<Refusal> {
  return refusalFor((await currentCheck(database, playerId))?.status);
}

/** The refusal that tells how a check in this state stands. */
export function refusalFor(status: string | null | undefined): Refusal {
  if (status === 'failed') return new Refusal('identityFailed');
  return new Refusal(status === 'documents' ? 'identityDocuments' : 'identityPending');
}
