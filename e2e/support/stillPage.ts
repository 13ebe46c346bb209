import type { Page } from '@playwright/test';

/** Documents opened from now on read nothing again by themselves: no repeated work, and no live stream. */
export async function keepStill(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await page.route('**/api/live', () => undefined);
}
