import { randomUUID } from 'node:crypto';
import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context, PlayerContext } from '../../calls/handlers';
import { type ChallengeOwner, challengeLifetime, newChallenge, takeChallenge } from './challenges';
import { ownOrigin, relyingParty } from './relyingParty';

/** Loaded on first use of a passkey: it takes a quarter of a second. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (COSE): every authenticator knows one of them. */
const algorithms = [-8, -7, -257];

/** More would be a mistake. */
const mostPasskeys = 10;

declare module '@marquee/database/columns' {
  interface Columns {
    'passkeys.transports': string[];
  }
}

const columns = 'id, player_id, credential_id, public_key, counter, transports';

type RequestOptions = Output<'auth/passkey_options'>['options'];
type Assertion = ValidInput<'auth/login_passkey'>['passkey'];

const passkeysOf = (database: Database, playerId: string) =>
  database.query(`select ${columns} from passkeys where player_id = $1 order by created_at, id`, [playerId]);

const described = ({ credential_id, transports }: { credential_id: string; transports: string[] }) =>
  ({ id: credential_id, type: 'public-key', transports }) as const;

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
  return {
    challenge: await newChallenge(database, random, { ...owner, site: site.domain_name }, clock.now()),
    rpId: relyingParty(site).rpID,
    timeout: challengeLifetime,
    userVerification: 'required',
    ...(own.length > 0 && { allowCredentials: own.map(described) }),
  };
}

/** WebAuthn creation options. Throws Refusal('tooManyPasskeys'). */
export async function creationOptions(
  { database, clock, site, player }: PlayerContext,
  random: Random,
): Promise<Output<'auth/passkey_begin'>['options']> {
  const own = await passkeysOf(database, player.id);
  if (own.length >= mostPasskeys) throw new Refusal('tooManyPasskeys');
  const { rpID, rpName } = relyingParty(site);
  return {
    challenge: await newChallenge(
      database,
      random,
      { site: site.domain_name, purpose: 'add', playerId: player.id, sessionId: player.sessionId },
      clock.now(),
    ),
    rp: { id: rpID, name: rpName },
    user: {
      id: Buffer.from(player.id).toString('base64url'),
      name: player.accountId,
      displayName: player.accountId,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeLifetime,
    attestation: 'none',
    excludeCredentials: own.map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
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

/** A verified passkey that is not stored yet. */
export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/**
 * Verifies a new passkey against a challenge of this session, and consumes the challenge. Throws
 * Refusal('passkeyRefused').
 */
export function checkPasskey(
  { clock, site, player, database }: PlayerContext,
  attestation: ValidInput<'auth/passkey_add'>['attestation'],
): Promise<NewPasskey> {
  const now = clock.now();
  const owner = { site: site.domain_name, purpose: 'add', playerId: player.id, sessionId: player.sessionId } as const;
  return checked(async () => {
    const expectedOrigin = ownOrigin(attestation.response.clientDataJSON, site);
    if (!expectedOrigin) return undefined;
    const { verifyRegistrationResponse } = await webauthn();
    const { transports = [], ...response } = attestation.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, response },
      expectedChallenge: (challenge) => takeChallenge(database, challenge, owner, now),
      expectedOrigin,
      expectedRPID: relyingParty(site).rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
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
    const expectedOrigin = ownOrigin(assertion.response.clientDataJSON, site);
    const [passkey] = await database.query(
      `select ${columns} from passkeys where site = $1 and credential_id = $2 and ($3::text is null or player_id = $3)`,
      [site.domain_name, assertion.id, owner.playerId],
    );
    if (!expectedOrigin || !passkey) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    const { userHandle, ...response } = assertion.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: { ...response, ...(userHandle && { userHandle }) } },
      expectedChallenge: (challenge) => takeChallenge(database, challenge, { ...owner, site: site.domain_name }, now),
      expectedOrigin,
      expectedRPID: relyingParty(site).rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    // The counter is compared again in the update: of two concurrent clones of an authenticator, one is refused.
    const used = await database.query(
      `update passkeys set counter = $2, last_used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
      [passkey.id, authenticationInfo.newCounter, now],
    );
    return verified && used.length > 0 ? passkey.player_id : undefined;
  });
}
