import type { Input, Output } from '@marquee/contract/calls';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * Has the browser make a passkey, which asks the player; null where none was made: given up, known already, or not
 * possible for this site.
 */
export async function makePasskey(
  optionsJSON: Output<'auth/passkey_begin'>['options'],
): Promise<Input<'auth/passkey_add'>['attestation'] | null> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return await startRegistration({ optionsJSON });
  } catch {
    return null;
  }
}
