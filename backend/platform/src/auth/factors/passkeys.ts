import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context, PlayerContext } from '../../calls/handlers';
import { type ChallengeOwner, newChallenge, takeChallenge } from './challenges';
import { ownOrigin, relyingParty } from './relyingParty';
import {
  type Assertion,
  type Attestation,
  type CreationOptions,
  counterAfter,
  creationOptionsFor,
  type NewPasskey,
  newPasskeyIn,
  type RequestOptions,
  requestOptionsFor,
} from './webauthn';

/** More would be a mistake. */
const mostPasskeys = 10;

declare module '@marquee/database/columns' {
  interface Columns {
    'passkeys.transports': string[];
  }
}

const columns = 'id, player_id, credential_id, public_key, counter, transports';

const passkeysOf = (database: Database, playerId: string) =>
  database.query(`select ${columns} from passkeys where player_id = $1 order by created_at, id`, [playerId]);

/**
 * WebAuthn request options: for a login any passkey of the site, otherwise one of the player's; null if the player has
 * none.
 */
export async function requestOptions(
  { database, clock, site }: Context,
  random: Random,
  owner: Omit<ChallengeOwner, 'site'>,
): Promise<RequestOptions | null> {
  const own = owner.playerId === null ? [] : await passkeysOf(database, owner.playerId);
  if (owner.playerId !== null && own.length === 0) return null;
  const challenge = await newChallenge(database, random, { ...owner, site: site.domain_name }, clock.now());
  return requestOptionsFor(challenge, relyingParty(site).rpID, own);
}

/** WebAuthn creation options. Throws Refusal('tooManyPasskeys'). */
export async function creationOptions(
  { database, clock, site, player }: PlayerContext,
  random: Random,
): Promise<CreationOptions> {
  const own = await passkeysOf(database, player.id);
  if (own.length >= mostPasskeys) throw new Refusal('tooManyPasskeys');
  const challenge = await newChallenge(
    database,
    random,
    { site: site.domain_name, purpose: 'add', playerId: player.id, sessionId: player.sessionId },
    clock.now(),
  );
  const user = { id: player.id, name: player.accountId, displayName: player.accountId };
  return creationOptionsFor(challenge, relyingParty(site), user, own);
}

/**
 * Runs a WebAuthn check. Malformed, forged, replayed or foreign responses all give the same refusal, so that nobody
 * learns why.
 */
async function checked<T>(work: () => Promise<T | undefined>): Promise<T> {
  const result = await work().catch(() => undefined);
  if (result === undefined) throw new Refusal('passkeyRefused');
  return result;
}

/**
 * Verifies a new passkey against a challenge of this session, and consumes the challenge. Throws
 * Refusal('passkeyRefused').
 */
export function checkPasskey(
  { clock, site, player, database }: PlayerContext,
  attestation: Attestation,
): Promise<NewPasskey> {
  const now = clock.now();
  const owner = { site: site.domain_name, purpose: 'add', playerId: player.id, sessionId: player.sessionId } as const;
  return checked(async () => {
    const origin = ownOrigin(attestation.response.clientDataJSON, site);
    if (!origin) return undefined;
    return newPasskeyIn(attestation, {
      origin,
      rpID: relyingParty(site).rpID,
      takeChallenge: (challenge) => takeChallenge(database, challenge, owner, now),
    });
  });
}

/** Stores a passkey under the player's name for it. Throws Refusal('passkeyRefused') if it is already known. */
export async function storePasskey(
  transaction: Database,
  { clock, site, player }: PlayerContext,
  { credentialId, publicKey, counter, transports }: NewPasskey,
  name: string,
): Promise<void> {
  const stored = await transaction.query(
    `insert into passkeys (id, site, player_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (site, credential_id) do nothing returning 1`,
    [
      randomUUID(),
      site.domain_name,
      player.id,
      credentialId,
      publicKey,
      counter,
      JSON.stringify(transports),
      name,
      clock.now(),
    ],
  );
  if (stored.length === 0) throw new Refusal('passkeyRefused');
}

/**
 * The player whose passkey signed a challenge, which is consumed. Requires user verification (finger, face, PIN), the
 * site's origin, and an increased signature counter. Throws Refusal('passkeyRefused').
 */
export function playerOfPasskey(
  { database, clock, site }: Context,
  assertion: Assertion,
  owner: Omit<ChallengeOwner, 'site'>,
): Promise<string> {
  const now = clock.now();
  return checked(async () => {
    const origin = ownOrigin(assertion.response.clientDataJSON, site);
    const [passkey] = await database.query(
      `select ${columns} from passkeys where site = $1 and credential_id = $2 and ($3::text is null or player_id = $3)`,
      [site.domain_name, assertion.id, owner.playerId],
    );
    if (!origin || !passkey) return undefined;
    const counter = await counterAfter(assertion, passkey, {
      origin,
      rpID: relyingParty(site).rpID,
      takeChallenge: (challenge) => takeChallenge(database, challenge, { ...owner, site: site.domain_name }, now),
    });
    // The counter is compared again in the update: of two concurrent clones of an authenticator, one is refused.
    const used = await database.query(
      `update passkeys set counter = $2, last_used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
      [passkey.id, counter, now],
    );
    return used.length > 0 ? passkey.player_id : undefined;
  });
}
