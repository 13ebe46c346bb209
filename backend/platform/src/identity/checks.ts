import { randomUUID } from 'node:crypto';
import { languages } from '@marquee/contract/languages';
import type { IdentityState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { jobsChannel } from '../jobs/jobRunner';
import { addJob } from '../jobs/jobs';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { isWaiting, linksOf } from '../persons/links';
import { hasVerifiedContact } from '../persons/verifiedContact';
import type { SiteFile } from '../sites/siteFile';

/** The job of asking the partner about a check; its key is the check's id. */
export const identityJob = 'identity';

/** The fields of a site that identity checks need. */
export type IdentitySite = Pick<SiteFile, 'domain_name' | 'jurisdiction' | 'default_language'>;

/**
 * Whether this jurisdiction requires an identity check before deposits and play for money; yes for a site that no
 * longer exists.
 */
export function asksIdentity(jurisdiction: JurisdictionCode | undefined): boolean {
  return jurisdiction === undefined || jurisdictions[jurisdiction].identity === 'before_deposit';
}

/** A player's current check: the last attempt; undefined if there is none. Times in ms since 1970. */
export async function currentCheck(database: Database, playerId: string) {
  const [row] = await database.query(
    `select id, attempt, status, step_url, step_expires_at, changed_at from identity_checks where player_id = $1
     order by attempt desc limit 1`,
    [playerId],
  );
  return row;
}

/** Has the partner asked about a check, as soon as the transaction commits. */
export async function askNow(transaction: Database, checkId: string, now: number): Promise<void> {
  await addJob(transaction, { kind: identityJob, key: checkId, at: now }, now);
  await transaction.notify(jobsChannel, '');
}

/** Creates an attempt of a player's check, unless there is one by this number. */
export async function insertCheck(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  check: { attempt: number; status: IdentityState; now: number },
): Promise<void> {
  const { attempt, status, now } = check;
  const id = randomUUID();
  const made = await transaction.query(
    `insert into identity_checks (id, site, player_id, attempt, status, minimum_age, language, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (player_id, attempt) do nothing returning id`,
    [
      id,
      site.domain_name,
      playerId,
      attempt,
      status,
      jurisdictions[site.jurisdiction].minimumAge,
      languages[site.default_language].tag,
      now,
    ],
  );
  if (made.length > 0 && status === 'created') await askNow(transaction, id, now);
}

/**
 * Whether a player needs a check: the jurisdiction requires one, or there is an account that is alike and the player
 * has proved a contact.
 */
export async function needsCheck(
  database: Database,
  jurisdiction: JurisdictionCode | undefined,
  playerId: string,
  now: number,
): Promise<boolean> {
  if (asksIdentity(jurisdiction)) return true;
  return isWaiting(await linksOf(database, playerId, now)) && (await hasVerifiedContact(database, playerId));
}

/** Creates a player's first check; does nothing if the player has one. It is submitted after the commit. */
export async function beginCheck(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  now: number,
): Promise<void> {
  await insertCheck(transaction, site, playerId, { attempt: 1, status: 'created', now });
}

/**
 * Creates the first check of a player who needs one and has none, in a separate transaction: the check must
 * survive the refusal that follows. It waits for the address, where the profile asks for it.
 */
export async function ensureCheck({
  database,
  site,
  player,
  clock,
}: {
  database: Database;
  site: IdentitySite;
  player: { id: string };
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  if (!(await needsCheck(database, site.jurisdiction, player.id, now)) || (await currentCheck(database, player.id)))
    return;
  if (await lacksAddress(database, site, player.id)) return;
  await database.transaction((transaction) => beginCheck(transaction, site, player.id, now));
}

/** Whether the profile asks for an address that the player has not given. */
async function lacksAddress(database: Database, { jurisdiction }: IdentitySite, playerId: string): Promise<boolean> {
  const { address }: Jurisdiction = jurisdictions[jurisdiction];
  if (!address) return false;
  const [row] = await database.query('select address_line from players where id = $1', [playerId]);
  return !row?.address_line;
}

/** Failed checks allowed per player; after that, staff decide. */
export const mostFailed = 3;

/**
 * Creates another check after a change of name or address, because the old one verified another one. Not after the
 * last allowed
 * check has failed.
 */
export async function checkAgain(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  now: number,
): Promise<void> {
  const current = await currentCheck(transaction, playerId);
  if (!current && (!asksIdentity(site.jurisdiction) || (await lacksAddress(transaction, site, playerId)))) return;
  if (current?.status === 'failed' && current.attempt >= mostFailed) return;
  const attempt = (current?.attempt ?? 0) + 1;
  await insertCheck(transaction, site, playerId, { attempt, status: 'created', now });
}

/** Records a passed check without a partner, for the sandbox's demo player and test players. Idempotent. */
export async function seedPassedCheck(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  now: number,
): Promise<void> {
  await insertCheck(transaction, site, playerId, { attempt: 1, status: 'passed', now });
}
