import { expect, type Page } from '@playwright/test';
import { test as base } from './base';

/**
 * Browsers log the status of a session that is over; what the page makes of it is told in words, and looked at by the
 * journeys.
 */
const sessionOver = /status of 401 \(Unauthorized\)$/;

/** Notes what goes wrong in a page from now on, a line each. */
export function watchFailures(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  return seen;
}

/** What every journey is watched for: failures of remotes, errors of the page, and refusals of its security policy. */
export const test = base.extend<{ expectedFailures: RegExp; sink: string[] }>({
  /** What a test provokes; matches nothing unless a test says so. */
  expectedFailures: [/^\b$/, { option: true }],
  /** Everything that went wrong in the page so far, a line each. */
  sink: [
    async ({ page, expectedFailures }, use) => {
      const seen = watchFailures(page);
      await use(seen);
      const unexpected = seen.filter((line) => !expectedFailures.test(line) && !sessionOver.test(line));
      expect(unexpected, 'the failure sink').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
