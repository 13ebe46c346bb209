import { post, Refused } from './client';

/** What the desk answers to the beginning of a confirmation. */
interface Begun {
  options: PublicKeyCredentialRequestOptionsJSON;
}

/** Browsers refuse without a reason when somebody closes their dialog. */
async function passkeyFor(options: PublicKeyCredentialRequestOptionsJSON) {
  if (!globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON)
    throw new Refused('passkeyRefused', 'This browser cannot use passkeys. Use a current one.');
  const asked = navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  const credential = await asked.catch(() => {
    throw new Refused('passkeyRefused', 'No passkey was used. Try again.');
  });
  const { clientExtensionResults: _, ...rest } = (credential as PublicKeyCredential).toJSON();
  return { ...rest, clientExtensionResults: {} };
}

/**
 * Confirms the session with a passkey. Who has none confirms at the company's provider: the page is left, comes back to
 * its address, and its forms have what was typed. Throws Refused.
 */
export async function confirmSession(): Promise<void> {
  const { options } = await post<Begun>('session/step-up/begin', {});
  if (options.allowCredentials?.length) {
    await post('session/step-up/passkey', { passkey: await passkeyFor(options) });
    return;
  }
  const { address } = await post<{ address: string }>('session/company/begin', { purpose: 'step-up' });
  sessionStorage.setItem('desk-after', location.pathname + location.search);
  location.assign(address);
  await new Promise(() => {});
}
