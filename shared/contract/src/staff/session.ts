import * as v from 'valibot';
import { requiredText, text } from '../schemas/fields';
import { assertion, attestation } from '../schemas/webauthn';

const linkToken = text(100);
const userCode = requiredText(20);

/**
 * The inputs of what signs staff in and out: `POST /desk/session/<name>`, JSON. They are no staff calls: they have no
 * actor, permission or command yet.
 */
export const sessionInputs = {
  /** Begins the sign-in of a command: answers `StartedDevice`. With the command's bearer token: its step-up. */
  device: v.object({ device: v.optional(v.pipe(text(80), v.regex(/^[\x20-\x7e]*$/, 'invalid')), '') }),
  /** What became of it: answers `Polled`, with HTTP status 400 for an error. */
  token: v.object({ device_code: text(100) }),
  'device/look': v.object({ user_code: userCode }),
  'device/confirm': v.object({ user_code: userCode, passkey: v.nullable(assertion) }),
  'device/refuse': v.object({ user_code: userCode }),
  'sign-in/begin': v.object({}),
  'sign-in/passkey': v.object({ passkey: assertion }),
  'link/begin': v.object({ token: linkToken }),
  'link/passkey': v.object({ token: linkToken, passkey: attestation }),
  /** Adds a further passkey for whoever is signed in and has just confirmed with one. */
  'passkey/begin': v.object({}),
  'passkey/add': v.object({ passkey: attestation }),
  'step-up/begin': v.object({}),
  'step-up/passkey': v.object({ passkey: assertion }),
  /** Leads to the company's provider; with a link's token, to add an account of the company. */
  'company/begin': v.object({ purpose: v.picklist(['sign-in', 'link', 'step-up']), token: v.optional(linkToken, '') }),
  /** What the provider has sent back: the query of the page. */
  'company/finish': v.object({ query: text(4000) }),
  end: v.object({}),
};

/** The answer to a command that begins to sign in (RFC 8628, 3.2). Times in seconds. */
export interface StartedDevice {
  device_code: string;
  user_code: string;
  verification_uri: string;
  expires_in: number;
  interval: number;
}

/** What became of a device code: a token once, a step-up that is done, or why there is none (RFC 8628, 3.5). */
export type Polled =
  | { access_token: string; token_type: 'Bearer'; expires_in: number }
  | { stepped_up: true }
  | { error: 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token' };

/** What asks to be confirmed with a code. */
export interface DeviceRequest {
  device: string;
  address: string;
  started_at: string;
  /** Whether a command that is signed in asks to step up. */
  is_step_up: boolean;
}
