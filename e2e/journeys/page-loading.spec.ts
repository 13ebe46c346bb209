import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import type { Page, Route } from '@playwright/test';
import { full } from '../support/depth';
import { status500 } from '../support/faults';
import { givenRendered } from '../support/rendered';
import { expect } from '../support/sink';
import { test } from '../support/spareSiteTest';
import { watchNetworkIdle } from '../support/texts';

// A visitor: the pages that the host preloads are those of sign-in.
test.use({ storageState: { cookies: [], origins: [] } });

/** Records the documents that the page requests. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const menuLink = (page: Page, to: string) => page.locator(`a[href="${to}"]`).filter({ visible: true }).first();

test.describe('a part of the host that cannot be loaded', () => {
  test.use({ expectedFailures: /500|Loading (CSS )?chunk|ChunkLoadError|integrity|error/i });

  test('reloads the page once, then offers to try again [R2.41]', async ({ page, site }) => {
    const networkIdle = watchNetworkIdle(page);
    await page.goto('/');
    await networkIdle();
    site.breakBelow('/static/js/async/', status500);
    const documents = documentsOf(page);
    await menuLink(page, '/login').click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(documents).toEqual(['/login']);
    await retry.click();
    await expect(retry).toBeVisible();
    expect(documents).toEqual(['/login']);
    site.mend();
    await retry.click();
    await expect(page.getByLabel('Account ID')).toBeVisible();
    expect(documents).toEqual(['/login']);
  });

  test('is asked for again when their list comes; until then the page stands', async ({ page, site }) => {
    site.breakBelow('/static/chunks.', status500);
    await givenRendered(page, '/');
    const documents = documentsOf(page);
    const networkIdle = watchNetworkIdle(page);
    await page.goto('/');
    await networkIdle();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    site.mend();
    await menuLink(page, '/login').click();
    await expect(page.getByLabel('Account ID')).toBeVisible();
    expect(documents).toEqual(['/']);
  });

  test('is fetched with its hash only', async ({ page }) => {
    await page.goto('/');
    await menuLink(page, '/login').click();
    await expect(page.getByLabel('Account ID')).toBeVisible();
    const own = page.locator('script[src^="/static/"], head link[rel="stylesheet"][href^="/static/"]');
    const hashes = await own.evaluateAll((elements) => elements.map((element) => element.getAttribute('integrity')));
    expect(hashes.length).toBeGreaterThan(3);
    for (const hash of hashes) expect(hash).toMatch(/^sha256-/);
    // The first script does not depend on the number of chunks.
    const first = await page.locator('script[src*="/index."]').getAttribute('src');
    expect(await (await page.request.get(first ?? '')).text()).not.toContain('sha256-');
  });
});

test.describe('a newer host', () => {
  test('is noticed within the hour; the next navigation then loads the page [R2.40]', async ({ page, site }) => {
    await page.clock.install();
    await page.goto('/');
    const documents = documentsOf(page);
    await menuLink(page, '/slots').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
    expect(documents).toEqual([]);
    const latest = async () => (await page.request.get('/build/latest.json')).text();
    const before = await latest();
    appendFileSync(join(site.host, 'manifest.json'), '\n');
    // The edge checks for a new build several times a second.
    await expect.poll(latest).not.toBe(before);
    const manifest = page.waitForResponse(/\/build\/[0-9a-f]{12}\.json$/);
    await page.clock.fastForward('01:00:00');
    expect((await manifest).status()).toBe(200);
    await menuLink(page, '/news').click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    expect(documents).toEqual(['/news']);
    await menuLink(page, '/slots').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
    expect(documents).toEqual(['/news']);
  });
});

test.describe('a route transition', () => {
  const held = async (page: Page) => {
    const routes: Route[] = [];
    await page.route(/\/releases\/cms\/.*\/async\/.*\.js$/, (route) => void routes.push(route));
    return { letGo: () => Promise.all(routes.splice(0).map((route) => route.continue())), routes };
  };
  /** Nothing is pending that might time out when the clock jumps. */
  const openAtRest = async (page: Page) => {
    const networkIdle = watchNetworkIdle(page);
    await page.clock.install();
    await page.goto('/');
    await networkIdle();
  };
  const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  const home = (page: Page) => page.getByRole('main').locator('h1, h2').first();

  test('keeps the old page for 100 ms, and then shows the new one’s skeleton [R2.43]', async ({ page }) => {
    await openAtRest(page);
    const before = await home(page).textContent();
    const parts = await held(page);
    await stopClock(page);
    await menuLink(page, '/news').click();
    await expect(page).toHaveURL(/\/news$/);
    await expect.poll(() => parts.routes.length).toBeGreaterThan(0);
    await page.clock.runFor(99);
    await expect(home(page)).toHaveText(before ?? '');
    await page.clock.runFor(2);
    await expect(page.getByRole('main').locator('[role=status]').first()).toBeAttached();
    await parts.letGo();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  });

  test('shows no skeleton where the new page is there before that', { tag: full }, async ({ page }) => {
    await openAtRest(page);
    const parts = await held(page);
    await stopClock(page);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      if (!main) throw new Error('No main');
      const seen = () => {
        if (main.querySelector(':scope > [role=status]')) document.documentElement.dataset.skeleton = 'seen';
      };
      new MutationObserver(seen).observe(main, { childList: true, subtree: true });
    });
    await menuLink(page, '/news').click();
    await expect.poll(() => parts.routes.length).toBeGreaterThan(0);
    await parts.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    expect(await page.evaluate(() => document.documentElement.dataset.skeleton)).toBe(undefined);
    await page.clock.resume();
  });
});

test.describe('what cannot be shown', () => {
  test.use({ expectedFailures: /404|500/ });

  test('an unknown path is named in full, and the way home keeps the language [R2.35]', async ({ page }) => {
    const answer = await page.goto('/ru/nowhere?a=1#b');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('Страница не найдена: /ru/nowhere?a=1#b');
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL(/\/ru$/);
  });

  test('a route with a middleware that nobody knows stays shut, and says so [R2.06]', async ({ page, site }) => {
    await changeRegistry(folderStore(site.releases), (remotes) => {
      for (const { versions } of Object.values(remotes)) {
        for (const { description } of Object.values(versions)) {
          for (const route of description.routes) if (route.path === '/news') route.guard = 'nobody' as never;
        }
      }
      return remotes;
    });
    const answer = await page.goto('/news');
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole('main')).toContainText('Unknown route middleware');
    await menuLink(page, '/').click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the head follows navigation inside the app, and says the same as the page as served', async ({
  page,
  request,
}) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ hreflang, href }) => [
        hreflang,
        href,
      ]),
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
    }));
  await page.goto('/');
  const documents = documentsOf(page);
  for (const path of ['/slots', '/news', '/login', '/']) {
    await menuLink(page, path).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const inside = await (async () => {
      const served = (
        (await (await request.get(`${path === '/' ? '' : path}/payload.json`)).json()) as {
          head: { title: string; canonical: string };
        }
      ).head;
      await expect.poll(async () => (await head()).canonical ?? '').toBe(served.canonical);
      return head();
    })();
    const other = await page.context().newPage();
    await other.goto(path);
    const whole = await other.evaluate(() => [...document.querySelectorAll('link[hreflang]')].length);
    expect(inside.alternates.length).toBe(whole);
    expect(inside.title).toBe(await other.title());
    await other.close();
  }
  expect(documents).toEqual([]);
});
