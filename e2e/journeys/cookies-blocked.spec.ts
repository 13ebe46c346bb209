import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { ownNetwork } from '../support/ownNetwork';
import { sitePages } from '../support/pages';
import { demo } from '../support/player';
import { expect, test } from '../support/sink';
import { unlike, walkPages } from '../support/walkPages';

test.use(ownNetwork);

/**
 * Makes the browser block the site's cookies, including for scripts, as its settings can: it says so, or drops them
 * `inSilence`.
 */
async function blockCookies(page: Page, inSilence = false): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  if (!inSilence) await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  else
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
    );
  // Such a browser also blocks storage.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, { get, configurable: true });
  });
  await page.route('**/api/auth/login', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _, ...headers } = answer.headers();
    // Playwright's route fetches would store cookies.
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
}

for (const inSilence of [false, true])
  test(`with cookies blocked${inSilence ? ' in silence' : ''}, a correct password leads to a message about cookies, not about an ended session`, async ({
    page,
  }) => {
    await blockCookies(page, inSilence);
    await page.goto('/login');
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(inSilence);
    await page.getByLabel('Account ID').fill(demo.accountId);
    await page.locator('main [name="password"]').fill(demo.password);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('main').getByText('blocks this site’s cookies')).toBeVisible();
    await expect(page.getByText('session has ended')).toHaveCount(0);
  });

/** How often a page may navigate to one URL: opening, cleaning the URL once, and coming back. More is a loop. */
const mostGoes = 3;

/** Watches navigations, and reports what is wrong with a page without storage. */
function watchGoing(page: Page) {
  let gone: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) gone.push(frame.url());
  });
  return async () => {
    const circles = new Set(gone.filter((url) => gone.filter((other) => other === url).length > mostGoes));
    gone = [];
    await page.context().clearCookies();
    await expect(page.locator('h1').first()).toBeAttached();
    const isBroken = (await page.getByText('This part could not be loaded').count()) > 0;
    return [
      ...[...circles].map((url) => `goes to ${url} again and again`),
      ...(isBroken ? ['has a part that could not be loaded'] : []),
    ];
  };
}

test.describe('where cookies are blocked', () => {
  // The browser logs the unknown page's 404.
  test.use({ expectedFailures: /status of 404/ });

  test('pages for visitors open, and those for players lead to login', async ({ page }) => {
    await blockCookies(page);
    expect(await walkPages(page, 'casino1', ['/', '/sports', '/deposit'], watchGoing(page))).toEqual([]);
    await expect(page).toHaveURL(/\/login/);
  });

  for (const code of unlike)
    test(`every page of ${code} opens for a visitor`, { tag: full }, async ({ page, request }) => {
      await blockCookies(page);
      const { visitor, player } = await sitePages(request, 'all');
      expect(await walkPages(page, code, [...visitor, ...player], watchGoing(page))).toEqual([]);
    });
});
