import type { Input, Output } from '@marquee/contract/calls';

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Asks the browser to create a passkey; null if it was cancelled, already exists, or is not possible for this site. */
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
