import type { Page } from '@playwright/test';

/** Lets scripts of the page, the host's unless others are named, come only when the returned function is called. */
export async function holdScripts(page: Page, scripts = /\/static\/js\/.*\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
