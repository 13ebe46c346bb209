import type { Page } from '@playwright/test';
import { ownNetwork } from '../support/ownNetwork';
import { demo } from '../support/player';
import { expect, test } from '../support/sink';

test.use(ownNetwork);

/** Has the browser keep no cookie of the site, and say so to its pages, as its settings can. */
async function blockCookies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.route('**/api/auth/login', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _, ...headers } = answer.headers();
    // What fetches for a route keeps cookies for the browser.
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
}

test('where cookies are blocked, a right password says so, and not that a session has ended', async ({ page }) => {
  await blockCookies(page);
  await page.goto('/login');
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await page.getByLabel('Account ID').fill(demo.accountId);
  await page.locator('main [name="password"]').fill(demo.password);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('main').getByText("blocks this site's cookies")).toBeVisible();
  await expect(page.getByText('session has ended')).toHaveCount(0);
});
