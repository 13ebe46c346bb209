import type { Output, ValidInput } from '@marquee/contract/calls';
import { challengeLifetime } from './challenges';

/** Loaded on first use of a passkey: it takes a quarter of a second. */
const webauthn = () => import('@simplewebauthn/server');

/** `AuthenticationResponseJSON` and `RegistrationResponseJSON` of WebAuthn, and the options that lead to them. */
export type Assertion = ValidInput<'auth/login_passkey'>['passkey'];
export type Attestation = ValidInput<'auth/passkey_add'>['attestation'];
export type RequestOptions = Output<'auth/passkey_options'>['options'];
export type CreationOptions = Output<'auth/passkey_begin'>['options'];

/** EdDSA, ES256 and RS256 (COSE): every authenticator knows one of them. */
const algorithms = [-8, -7, -257];

/** What is stored of a passkey. Id and public key (COSE) are base64url. */
export interface StoredPasskey {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

/** A verified passkey that is not stored yet. */
export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** Where a response must come from, and the challenge that it must have signed. */
export interface Expected {
  origin: string;
  rpID: string;
  /** Consumes the challenge; false if it is not a valid one. */
  takeChallenge(challenge: string): Promise<boolean>;
}

const described = ({ credential_id, transports }: StoredPasskey) =>
  ({ id: credential_id, type: 'public-key', transports }) as const;

/** WebAuthn request options; without passkeys, any of the relying party. */
export function requestOptionsFor(
  challenge: string,
  rpID: string,
  passkeys: readonly StoredPasskey[] = [],
): RequestOptions {
  return {
    challenge,
    rpId: rpID,
    timeout: challengeLifetime,
    userVerification: 'required',
    ...(passkeys.length > 0 && { allowCredentials: passkeys.map(described) }),
  };
}

/** WebAuthn creation options for a person by its id; `passkeys` are those that the person has already. */
export function creationOptionsFor(
  challenge: string,
  party: { rpID: string; rpName: string },
  user: { id: string; name: string; displayName: string },
  passkeys: readonly StoredPasskey[],
): CreationOptions {
  return {
    challenge,
    rp: { id: party.rpID, name: party.rpName },
    user: { ...user, id: Buffer.from(user.id).toString('base64url') },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeLifetime,
    attestation: 'none',
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Verifies a new passkey and its user (finger, face, PIN). Throws if the response is malformed or forged. */
export async function newPasskeyIn(attestation: Attestation, expected: Expected): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const { transports = [], ...response } = attestation.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...attestation, response },
    expectedChallenge: expected.takeChallenge,
    expectedOrigin: expected.origin,
    expectedRPID: expected.rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/**
 * Verifies the use of a passkey, with user verification (finger, face, PIN) and an increased signature counter, and
 * returns the new counter. Throws if the response is malformed or forged.
 */
export async function counterAfter(
  assertion: Assertion,
  passkey: StoredPasskey,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { userHandle, ...response } = assertion.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, response: { ...response, ...(userHandle && { userHandle }) } },
    expectedChallenge: expected.takeChallenge,
    expectedOrigin: expected.origin,
    expectedRPID: expected.rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  });
  return verified ? authenticationInfo.newCounter : undefined;
}
