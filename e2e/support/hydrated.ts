import type { Page } from '@playwright/test';

/** Waits until a page that the server has rendered is hydrated: it reacts to what is pressed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('marqueeEarly' in window));
}
