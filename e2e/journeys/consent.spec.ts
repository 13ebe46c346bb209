import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { demo } from '../support/player';
import { expect, test } from '../support/sink';
import { violationsOf } from '../support/violations';

/** A sandbox site with an analytics item. */
const site = (baseURL: string | undefined) => (baseURL ?? '').replace('//localhost', '//showcase.localhost');

test.use({ baseURL: async ({ baseURL }, use) => use(site(baseURL)) });

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

/** Third-party requests of a page, by path and body. */
function measured(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/third-party\/(analytics|views)/.test(pathname)) seen.push(`${pathname} ${request.postData() ?? ''}`.trim());
    if (pathname === '/api/settings/adsvisit') seen.push(`adsvisit ${request.postData()}`);
  });
  return seen;
}

test('nothing is measured before consent or after a refusal, and both answers are equally easy [R4.23]', async ({
  page,
  context,
}) => {
  const seen = measured(page);
  await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: site(test.info().project.use.baseURL) }]);
  await page.goto('/about?appsflyer_id=af-1');
  const [refuse, accept] = [
    bannerOf(page).getByRole('button', { name: 'Decline' }),
    bannerOf(page).getByRole('button', { name: 'Accept' }),
  ];
  await expect(accept).toBeVisible();
  const [a, b] = [await accept.boundingBox(), await refuse.boundingBox()];
  expect([a?.width, a?.height, a?.y]).toEqual([b?.width, b?.height, b?.y]);
  const look = (button: typeof accept) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(element);
      return { color, backgroundColor, fontWeight, fontSize };
    });
  expect(await look(accept)).toEqual(await look(refuse));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL(/faqs/);
  expect(seen).toEqual([]);
  await refuse.click();
  await expect(bannerOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Shortcuts' })).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(seen).toEqual([]);
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'marquee.visit' }));
});

test('with consent the site’s script runs under the page’s policy and counts, never on account and wallet pages [R4.22]', {
  tag: full,
}, async ({ page }) => {
  const seen = measured(page);
  await page.goto('/about');
  await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => seen).toContain('/third-party/views {"path":"/about"}');
  await expect(page.locator('head script[src="/third-party/analytics.js"]')).toHaveCount(1);
  expect(await page.locator('body > noscript').last().textContent()).toContain('without one they are not');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect.poll(() => seen).toContain('/third-party/views {"path":"/faqs"}');

  await page.evaluate(() => Reflect.set(globalThis, 'document of before', true));
  await page.getByRole('link', { name: 'Register' }).first().click();
  await expect(page.getByLabel('Account ID')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'document of before'))).toBeUndefined();
  await page.goto('/login');
  await page.getByLabel('Account ID').fill(demo.accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.goto('/slots');
  await expect.poll(() => seen).toContain('/third-party/views {"path":"/slots"}');
  const before = seen.length;
  await page.clock.install();
  await page.getByRole('link', { name: 'Deposit' }).first().click();
  await expect(page).toHaveURL(/deposit/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  // Runs everything that waits for the page to be idle.
  await page.clock.runFor(60_000);
  expect(await page.locator('script[src="/third-party/analytics.js"]').count()).toBe(0);
  expect(seen.slice(before).filter((line) => /deposit|login|register|account/.test(line))).toEqual([]);

  await page.goto('/third-party/views');
  await expect(page.getByRole('cell', { name: '/faqs' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '/deposit' })).toHaveCount(0);
});

test('the decision can be changed from the footer, and taking it back leaves the scripts behind [R4.24]', async ({
  page,
}) => {
  const seen = measured(page);
  await page.goto('/about');
  await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(bannerOf(page).getByText('You have accepted.')).toBeVisible();
  await expect(bannerOf(page).getByRole('heading')).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
  await reloaded;
  const before = seen.length;
  await expect(page.getByRole('complementary', { name: 'Shortcuts' })).toBeVisible();
  expect(await page.locator('script[src="/third-party/analytics.js"]').count()).toBe(0);
  expect(seen.slice(before)).toEqual([]);
});

test('the pixel cookie and the appsflyer_id make one ads visit, once consented [R4.28]', { tag: full }, async ({
  page,
  context,
  baseURL,
}) => {
  const seen = measured(page);
  await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: baseURL ?? '' }]);
  await page.goto('/about?appsflyer_id=af-1');
  await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
  const visits = () => seen.filter((line) => line.startsWith('adsvisit')).map((line) => JSON.parse(line.slice(9)));
  await expect
    .poll(visits)
    .toEqual([expect.objectContaining({ fbp: 'fb.1.2.3', appsflyer_id: 'af-1', external_id: 'showcase' })]);
  await page.goto('/about?appsflyer_id=af-2');
  await expect.poll(visits).toHaveLength(2);
  expect(visits()[1]).toMatchObject({ appsflyer_id: 'af-1' });
});

test.describe('an ads visit that fails', () => {
  test.use({ expectedFailures: /Failed to load resource/ });

  test('is told by the global error handler [R8.20]', { tag: full }, async ({ page }) => {
    await page.route('**/api/settings/adsvisit', (route) => route.abort());
    await page.goto('/about?appsflyer_id=af-1');
    await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByTestId('toast').getByText('We could not reach the site.')).toBeVisible();
  });
});

test('the banner speaks the visitor’s language, covers no bar of a phone, and is free of serious violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ne/about');
  const banner = page.getByRole('region', { name: 'तपाईंको गोपनीयता' });
  await expect(banner.getByRole('button', { name: 'अस्वीकार' })).toBeVisible();
  const [box, bar] = [await banner.boundingBox(), await page.locator('nav').last().boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await violationsOf(page)).toEqual([]);
});
