import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

// The worker is only loaded after some idle seconds.
test.slow();

test.use({ expectedFailures: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

/** Waits until the browser has cached the site's offline pages; returns their URLs. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((done) => {
      const look = () => active?.state === 'activated' && done();
      active?.addEventListener('statechange', look);
      look();
    });
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
}

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface-0').trim());

const sites = [
  {
    site: 'slot2.localhost',
    path: '/es/casino',
    other: '/es/hot',
    lang: 'es',
    title: 'Estás sin conexión',
    name: 'Neon Alley',
  },
  { site: 'localhost', path: '/zh-CN/slots', other: '/zh-CN/about', lang: 'zh-CN', title: '您已离线', name: 'Marquee' },
];

for (const { site, path, other, lang, title, name } of sites) {
  test(`${site} without a network shows its offline page in ${lang}, and comes back by itself`, { tag: full }, async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = (baseURL ?? '').replace('localhost', site);
    await page.goto(origin + path);
    const colour = await ground(page);
    const kept = await keptPages(page);
    expect(kept).toContain(`/offline/${lang}.html`);
    expect(kept.filter((one) => !one.startsWith('/offline/'))).toEqual([]);
    await context.setOffline(true);
    await page.goto(origin + other);
    await expect(page).toHaveTitle(`${title} · ${name}`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    expect(await ground(page)).toBe(colour);
    const logo = page.getByRole('img', { name });
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link').click();
    await expect(page).toHaveTitle(`${title} · ${name}`);
    await context.setOffline(false);
    await expect(page).not.toHaveTitle(`${title} · ${name}`);
    expect(new URL(page.url()).pathname).toBe(other);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an open page that loses the network shows it, and works on when it is back', async ({ page, context }) => {
  const networkIdle = watchNetworkIdle(page);
  await page.goto('/slots');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  await networkIdle();
  await context.setOffline(true);
  const notice = page.getByText('You are offline', { exact: false });
  await expect(notice.first()).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a page that loses the network soon caches its offline page when it is back', async ({ page, context }) => {
  await page.clock.install();
  const networkIdle = watchNetworkIdle(page);
  await page.goto('/slots');
  await networkIdle();
  await context.setOffline(true);
  await page.clock.runFor('00:10');
  await context.setOffline(false);
  expect(await keptPages(page)).toContain('/offline/en.html');
});
