import * as v from 'valibot';
import { text } from './fields';

/** Bytes in WebAuthn's JSON encoding. */
const base64url = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, 'tooLong'), v.regex(/^[A-Za-z0-9_-]+$/, 'invalid'));

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};

/** A browser's sign-in response: `AuthenticationResponseJSON` of WebAuthn. */
export const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: v.optional(base64url(100)),
  }),
});

/** A browser's registration response: `RegistrationResponseJSON` of WebAuthn. */
export const attestation = v.object({
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

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.optional(v.array(described)),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = v.object({
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
