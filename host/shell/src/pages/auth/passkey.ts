import type { Input, Output } from '@marquee/contract/calls';

type Options = Output<'auth/passkey_options'>['options'];

/** What a browser answers when it was asked for a passkey. */
export type Passkey = Input<'auth/login_passkey'>['passkey'];

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * Asks the browser for a passkey: by its own dialog, or among the suggestions of the account field (`autofill`). Null
 * where the player gave none, or the browser has none for this site.
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
