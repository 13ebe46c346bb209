import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../auth/factors/webauthn';
import {
  counterAfter,
  creationOptionsFor,
  type NewPasskey,
  newPasskeyIn,
  requestOptionsFor,
} from '../auth/factors/webauthn';
import { type ChallengeUse, newChallenge, takeChallenge } from './challenges';
import type { SignInParts } from './signInParts';
import { StaffRefusal } from './staffRefusal';

declare module '@marquee/database/columns' {
  interface Columns {
    'staff_passkeys.transports': string[];
  }
}

/** What a passkey is asked for. */
export type PasskeyUse = Omit<ChallengeUse, 'method'>;

const columns = 'id, staff_id, credential_id, public_key, counter, transports';

/** The passkeys of a member. */
export const passkeysOf = (database: Database, staffId: string) =>
  database.query(
    `select ${columns} from staff_passkeys where staff_id = $1 and ended_at is null order by created_at, id`,
    [staffId],
  );

/** The desk as WebAuthn relying party: passkeys are bound to its host. Browsers want https, or this machine. */
const partyOf = (origin: string) => ({ rpID: new URL(origin).hostname, rpName: 'Marquee desk' });

/** WebAuthn request options: any passkey of the desk, or those of one member. */
export async function askPasskey(
  { database, clock, random, origin }: SignInParts,
  use: PasskeyUse,
  staffId?: string,
): Promise<RequestOptions> {
  const own = staffId === undefined ? [] : await passkeysOf(database, staffId);
  const challenge = await newChallenge(database, random, { method: 'passkey', ...use }, clock.now());
  return requestOptionsFor(challenge, partyOf(origin).rpID, own);
}

/** WebAuthn creation options for a member. */
export async function askNewPasskey(
  { database, clock, random, origin }: SignInParts,
  use: PasskeyUse,
  member: { id: string; name: string; email: string },
): Promise<CreationOptions> {
  const own = await passkeysOf(database, member.id);
  const challenge = await newChallenge(database, random, { method: 'passkey', ...use }, clock.now());
  const user = { id: member.id, name: member.email, displayName: member.name };
  return creationOptionsFor(challenge, partyOf(origin), user, own);
}

/** What a response must have signed: a challenge that was made for this use. */
const expected = ({ database, clock, origin }: SignInParts, { purpose, subject }: PasskeyUse) => ({
  origin,
  rpID: partyOf(origin).rpID,
  async takeChallenge(challenge: string) {
    const taken = await takeChallenge(database, challenge, 'passkey', clock.now());
    return taken?.purpose === purpose && taken.subject === subject;
  },
});

/** Malformed, forged, replayed and foreign responses all give the same refusal, so that nobody learns why. */
async function checked<T>(work: () => Promise<T | undefined>): Promise<T> {
  const result = await work().catch(() => undefined);
  if (result === undefined) throw new StaffRefusal('passkeyRefused');
  return result;
}

/** Verifies a new passkey, and consumes its challenge. Throws StaffRefusal('passkeyRefused'). */
export const checkNewPasskey = (parts: SignInParts, attestation: Attestation, use: PasskeyUse): Promise<NewPasskey> =>
  checked(() => newPasskeyIn(attestation, expected(parts, use)));

/** Stores a verified passkey of a member. Throws StaffRefusal('passkeyRefused') if it is already known. */
export async function storePasskey(
  transaction: Database,
  staffId: string,
  { credentialId, publicKey, counter, transports }: NewPasskey,
  now: number,
): Promise<void> {
  const stored = await transaction.query(
    `insert into staff_passkeys (id, staff_id, credential_id, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning 1`,
    [randomUUID(), staffId, credentialId, publicKey, counter, JSON.stringify(transports), now],
  );
  if (stored.length === 0) throw new StaffRefusal('passkeyRefused');
}

/** The member that a passkey belongs to, whether or not it is used rightly: for the audit. */
export async function claimedBy(database: Database, { id }: Assertion): Promise<string | undefined> {
  const [row] = await database.query('select staff_id from staff_passkeys where credential_id = $1', [id]);
  return row?.staff_id;
}

/**
 * The member whose passkey signed a challenge of this use, which is consumed. Requires user verification, the desk's
 * origin, and an increased signature counter. Throws StaffRefusal('passkeyRefused').
 */
export function memberOfPasskey(parts: SignInParts, assertion: Assertion, use: PasskeyUse): Promise<string> {
  const { database, clock } = parts;
  return checked(async () => {
    const [passkey] = await database.query(
      `select ${columns} from staff_passkeys where credential_id = $1 and ended_at is null`,
      [assertion.id],
    );
    if (!passkey) return undefined;
    const counter = await counterAfter(assertion, passkey, expected(parts, use));
    // The counter is compared again in the update: of two concurrent clones of an authenticator, one is refused.
    const used = await database.query(
      `update staff_passkeys set counter = $2, last_used_at = $3
       where id = $1 and ended_at is null and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
      [passkey.id, counter, clock.now()],
    );
    return used.length > 0 ? passkey.staff_id : undefined;
  });
}
