import type { Page } from '@playwright/test';

/** Holds scripts of the page (by default the host's) until the returned function is called. */
export async function holdScripts(page: Page, scripts = /\/static\/js\/.*\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
