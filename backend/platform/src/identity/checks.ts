import { randomUUID } from 'node:crypto';
import { languages } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import type { CheckState } from './transitions';

/** The channel on which processes hear that a check is to be handed over. */
export const identityChannel = 'identity';

/** What a site's identity rule rests on. */
export type IdentitySite = Pick<SiteFile, 'domain_name' | 'jurisdiction' | 'default_language'>;

/** A player's check in force: the last attempt. Times in ms since 1970. */
export interface CurrentCheck {
  id: string;
  attempt: number;
  status: CheckState;
  step_url: string | null;
  step_expires_at: number | null;
  changed_at: number;
}

/**
 * Whether players are checked before they deposit or play for money where this profile holds; of a site that is gone,
 * yes.
 */
export function asksIdentity(jurisdiction: JurisdictionCode | undefined): boolean {
  return jurisdiction === undefined || jurisdictions[jurisdiction].identity === 'before_deposit';
}

/** The player's check in force. */
export async function currentCheck(database: Database, playerId: string): Promise<CurrentCheck | undefined> {
  const [row] = await database.query<CurrentCheck>(
    `select id, attempt, status, step_url, step_expires_at, changed_at from identity_checks where player_id = $1
     order by attempt desc limit 1`,
    [playerId],
  );
  return row;
}

async function insertCheck(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  check: { attempt: number; status: CheckState; now: number },
): Promise<boolean> {
  const { attempt, status, now } = check;
  const made = await transaction.query(
    `insert into identity_checks (id, site, player_id, attempt, status, minimum_age, language, created_at, changed_at, ask_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) on conflict (player_id, attempt) do nothing returning id`,
    [
      randomUUID(),
      site.domain_name,
      playerId,
      attempt,
      status,
      jurisdictions[site.jurisdiction].minimumAge,
      languages[site.default_language].tag,
      now,
      status === 'created' ? now : null,
    ],
  );
  return made.length > 0;
}

/**
 * Orders a player's first check where the site's profile asks for one; does nothing for a player who has one. It is
 * handed over once the transaction has committed.
 */
export async function beginCheck(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  now: number,
): Promise<void> {
  if (!asksIdentity(site.jurisdiction)) return;
  if (await insertCheck(transaction, site, playerId, { attempt: 1, status: 'created', now }))
    await transaction.notify(identityChannel, '');
}

/**
 * The first check of a player who was here before the profile asked for one, in a transaction of its own: it outlasts
 * the refusal that it brings.
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
  if (!asksIdentity(site.jurisdiction) || (await currentCheck(database, player.id))) return;
  await database.transaction((transaction) => beginCheck(transaction, site, player.id, clock.now()));
}

/** How many checks of one player may fail; what comes after is for people. */
const mostFailed = 3;

/**
 * Orders another check, because the player's name has changed: the one that was checked is not this one. A player whose
 * last allowed check has failed gets no further one.
 */
export async function checkAgain(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  now: number,
): Promise<void> {
  if (!asksIdentity(site.jurisdiction)) return;
  const current = await currentCheck(transaction, playerId);
  if (current?.status === 'failed' && current.attempt >= mostFailed) return;
  const attempt = (current?.attempt ?? 0) + 1;
  if (await insertCheck(transaction, site, playerId, { attempt, status: 'created', now }))
    await transaction.notify(identityChannel, '');
}

/**
 * Writes down that a player was checked elsewhere and passed: the sandbox's demo player, and players of tests.
 * Idempotent.
 */
export async function seedPassedCheck(
  transaction: Database,
  site: IdentitySite,
  playerId: string,
  now: number,
): Promise<void> {
  await insertCheck(transaction, site, playerId, { attempt: 1, status: 'passed', now });
}
