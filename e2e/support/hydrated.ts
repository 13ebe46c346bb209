import type { Page } from '@playwright/test';

/** Waits until a server-rendered page is hydrated and reacts to clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('marqueeEarly' in window));
}
