import type { Page } from '@playwright/test';

/** Waits until a page that stands in the answer is the browser's: it hears what is pressed, and its timers are its own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('marqueeEarly' in window));
}
