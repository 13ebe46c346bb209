import * as v from 'valibot';
import { nothing, numberText, oneTimeCode, requiredText, text, time, typedPassword } from '../schemas/fields';
import { signedIn } from './auth.schemas';

/** Bytes as WebAuthn's JSON has them. */
const base64url = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, 'tooLong'), v.regex(/^[A-Za-z0-9_-]+$/, 'invalid'));

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};

/** What a browser answers to the wish to sign in: `AuthenticationResponseJSON` of WebAuthn. */
const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: v.optional(base64url(100)),
  }),
});

/** What a browser answers to the wish for a new passkey: `RegistrationResponseJSON` of WebAuthn. */
const attestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: v.optional(v.pipe(v.array(text(20)), v.maxLength(10))),
  }),
});

const described = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});

/** `PublicKeyCredentialRequestOptionsJSON`: what the browser is handed to ask for a passkey. */
const requestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.optional(v.array(described)),
});

/** `PublicKeyCredentialCreationOptionsJSON`: what the browser is handed to make a passkey. */
const creationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(described),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
});

/** Six digits of an authenticator app, or a recovery code with or without its dashes. */
const factorCode = numberText(30);

const factorsState = v.object({
  passkeys: v.array(
    v.object({ passkey_id: v.string(), name: v.string(), created_at: time, last_used_at: v.nullable(time) }),
  ),
  /** Whether an authenticator app is set up. */
  totp: v.boolean(),
  /** Recovery codes that were not used yet. */
  recovery_left: v.number(),
});

/** What is answered to a new factor. */
const added = v.object({
  ...factorsState.entries,
  /** With the first factor: the recovery codes, shown this one time. */
  recovery_codes: v.array(v.string()),
});

const passkeyId = { passkey_id: text(64) };
/** As the player calls the passkey. */
const passkeyName = requiredText(40);

/** Schemas of the calls around factors (ADR 49). */
export const factorSchemas = {
  'auth/passkey_options': { input: nothing, output: v.object({ options: requestOptions }) },
  'auth/login_passkey': { input: v.object({ passkey: assertion }), output: signedIn },
  /** The second half of a login that was refused with `secondFactorNeeded`: its ticket, and a code. */
  'auth/second_factor': { input: v.object({ ticket: text(64), factor: factorCode }), output: signedIn },
  'auth/step_up_ways': {
    input: nothing,
    output: v.object({
      /** Whether a password or one-time code is to be joined by a code of the authenticator app or a recovery code. */
      factor: v.boolean(),
      totp: v.boolean(),
      /** For the player's passkeys, each of which is enough by itself; null where there is none. */
      passkey: v.nullable(requestOptions),
    }),
  },
  'auth/step_up_code': { input: nothing, output: nothing },
  /** Allows one call of the row `call`, in this session, within five minutes. */
  'auth/step_up': {
    input: v.object({
      call: text(60),
      password: v.optional(typedPassword),
      tac: v.optional(oneTimeCode),
      factor: v.optional(factorCode),
      passkey: v.optional(assertion),
    }),
    output: nothing,
  },
  'auth/factors': { input: nothing, output: factorsState },
  'auth/passkey_begin': { input: nothing, output: v.object({ options: creationOptions }) },
  'auth/passkey_add': { input: v.object({ name: passkeyName, attestation }), output: added },
  'auth/passkey_rename': { input: v.object({ ...passkeyId, name: passkeyName }), output: factorsState },
  'auth/passkey_remove': { input: v.object(passkeyId), output: factorsState },
  'auth/totp_begin': {
    input: nothing,
    output: v.object({
      /** For typing: base 32. */
      secret: v.string(),
      /** For a QR code: an `otpauth:` address. */
      uri: v.string(),
    }),
  },
  'auth/totp_confirm': { input: v.object({ factor: oneTimeCode }), output: added },
  'auth/totp_remove': { input: nothing, output: factorsState },
  'auth/recovery_codes': { input: nothing, output: v.object({ recovery_codes: v.array(v.string()) }) },
};
