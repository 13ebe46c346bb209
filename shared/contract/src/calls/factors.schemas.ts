import * as v from 'valibot';
import { nothing, numberText, oneTimeCode, requiredText, text, time, typedPassword } from '../schemas/fields';
import { assertion, attestation, creationOptions, requestOptions } from '../schemas/webauthn';
import { signedIn } from './auth.schemas';

/** Six digits of an authenticator app, or a recovery code with or without its dashes. */
const factorCode = numberText(30);

const factorsState = v.object({
  passkeys: v.array(
    v.object({ passkey_id: v.string(), name: v.string(), created_at: time, last_used_at: v.nullable(time) }),
  ),
  /** Whether an authenticator app is set up. */
  totp: v.boolean(),
  /** Number of unused recovery codes. */
  recovery_left: v.number(),
});

/** The answer to adding a factor. */
const added = v.object({
  ...factorsState.entries,
  /** With the first factor: the recovery codes, shown only once. */
  recovery_codes: v.array(v.string()),
});

const passkeyId = { passkey_id: text(64) };
/** The player's name for a passkey. */
const passkeyName = requiredText(40);

/** Schemas of the calls around factors (ADR 49). */
export const factorSchemas = {
  'auth/passkey_options': { input: nothing, output: v.object({ options: requestOptions }) },
  'auth/login_passkey': { input: v.object({ passkey: assertion }), output: signedIn },
  /** The second step of a login that was refused with `secondFactorNeeded`: its ticket, and a code. */
  'auth/second_factor': { input: v.object({ ticket: text(64), factor: factorCode }), output: signedIn },
  'auth/step_up_ways': {
    input: nothing,
    output: v.object({
      /** Whether a password or one-time code also needs a code of the authenticator app or a recovery code. */
      factor: v.boolean(),
      totp: v.boolean(),
      /** For signing in by passkey, which is sufficient alone; null if the player has none. */
      passkey: v.nullable(requestOptions),
    }),
  },
  'auth/step_up_code': { input: nothing, output: nothing },
  /** Grants this session one call of the row `call`, within five minutes. */
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
      /** For manual entry: base 32. */
      secret: v.string(),
      /** For a QR code: an `otpauth:` address. */
      uri: v.string(),
    }),
  },
  'auth/totp_confirm': { input: v.object({ factor: oneTimeCode }), output: added },
  'auth/totp_remove': { input: nothing, output: factorsState },
  'auth/recovery_codes': { input: nothing, output: v.object({ recovery_codes: v.array(v.string()) }) },
};
