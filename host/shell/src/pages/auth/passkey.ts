import type { Input, Output } from '@marquee/contract/calls';

type Options = Output<'auth/passkey_options'>['options'];

/** A browser's answer to a passkey request. */
export type Passkey = Input<'auth/login_passkey'>['passkey'];

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * Asks the browser for a passkey: with its dialog, or among the suggestions of the account field
 * (`useBrowserAutofill`). Null if the player cancelled or the browser has none for this site.
 */
export async function askPasskey(optionsJSON: Options, useBrowserAutofill = false): Promise<Passkey | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return await startAuthentication({ optionsJSON, useBrowserAutofill });
  } catch {
    return null;
  }
}

/** Whether the browser can suggest passkeys in a field. */
export async function suggestsPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
