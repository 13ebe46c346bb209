import type { Page } from '@playwright/test';
import { expect, test } from '../support/sink';

/** A site with neither analytics nor a chat. */
const site = (baseURL: string | undefined) => (baseURL ?? '').replace('//localhost', '//slot2.localhost');

/** Whether a script of a release, which the page has run already, is loaded once more with or without its hash. */
const loadsAgain = (page: Page, hashed: boolean) =>
  page.evaluate(async (isHashed) => {
    const src = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/releases\/.+\/async\/.+\.js$/.test(name));
    if (!src) throw new Error('The page has no script of a release.');
    const bytes = await (await fetch(src)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const integrity = `sha256-${btoa(String.fromCharCode(...digest))}`;
    return new Promise<boolean>((done) => {
      const script = document.createElement('script');
      Object.assign(script, { src, crossOrigin: 'anonymous', ...(isHashed && { integrity }) });
      script.addEventListener('load', () => done(true));
      script.addEventListener('error', () => done(false));
      document.head.append(script);
    });
  }, hashed);

test('pages of a site without foreign scripts run under the policy, host and remotes', async ({ page, baseURL }) => {
  for (const path of ['/', '/slots', '/promotions', '/leaderboard', '/contact-us', '/login']) {
    const answer = await page.goto(site(baseURL) + path);
    expect(answer?.headers()['integrity-policy'], path).toBe('blocked-destinations=(script), endpoints=(policy)');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
});

test.describe('a script of a release', () => {
  test.use({ expectedFailures: /integrity/i });

  test('is refused without its hash, whoever asks for it', async ({ page, baseURL }) => {
    await page.goto(site(baseURL));
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(await loadsAgain(page, true)).toBe(true);
    expect(await loadsAgain(page, false)).toBe(false);
  });
});
