import { expect, type Page } from '@playwright/test';
import { test as base } from './base';

/** Browsers log the status of an expired session; journeys check what the page shows. */
const sessionOver = /status of 401 \(Unauthorized\)$/;

/** Records errors of a page from now on, a line each. */
export function watchFailures(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  return seen;
}

/** The common watch of journeys: failures of remotes, errors of the page, and CSP violations. */
export const test = base.extend<{ expectedFailures: RegExp; sink: string[] }>({
  /** Expected errors; none by default. */
  expectedFailures: [/^\b$/, { option: true }],
  /** The errors so far, a line each. */
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
