import type { Page } from '@playwright/test';

/** A virtual authenticator that verifies its user automatically: of the device, or (`usb`) a security key. */
export async function giveAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
