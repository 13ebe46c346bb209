import type { Locator, Page } from '@playwright/test';
import { full, rows } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { givenRendered, openRendered, readRendered } from '../support/rendered';
import { expect, test } from '../support/sink';

const tiles = (page: Page) => page.getByRole('main').locator('[role=listitem][aria-posinset]');
const placeOf = (tile: Locator) => tile.getAttribute('aria-posinset');
/** Waits until navigation has completed. */
async function arrived(page: Page, address: string | RegExp | ((url: URL) => boolean)): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForLoadState();
}
const previous = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Previous' }).first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => readRendered(page));

  test('a lobby is paged through by links, forth and back', async ({ page }) => {
    await page.goto('/slots');
    const first = await tiles(page).first().textContent();
    await page.locator('nav a[rel=next]').click();
    await arrived(page, /\/slots\?page=2$/);
    expect(await placeOf(tiles(page).first())).toBe('25');
    expect(await tiles(page).count()).toBe(24);
    expect(await tiles(page).first().textContent()).not.toBe(first);
    await page.locator('nav a[rel=next]').click();
    await arrived(page, /\/slots\?page=3$/);
    expect(await placeOf(tiles(page).first())).toBe('49');
    await previous(page).click();
    await arrived(page, /\/slots\?page=2$/);
    await previous(page).click();
    await arrived(page, /\/slots$/);
    expect(await tiles(page).first().textContent()).toBe(first);
    await expect(previous(page)).toHaveCount(0);
  });

  test('a lobby is searched by its form, and what is found is paged through', { tag: full }, async ({ page }) => {
    await page.goto('/slots');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('dragon');
    await search.press('Enter');
    await arrived(page, /\/slots\?q=dragon$/);
    await expect(search).toHaveValue('dragon');
    for (const name of await tiles(page).locator('[data-tile]').allTextContents()) expect(name).toMatch(/dragon/i);
    await page.locator('nav a[rel=next]').click();
    await arrived(page, /\/slots\?q=dragon&page=2$/);
    expect(await placeOf(tiles(page).first())).toBe('25');
  });

  test('a lobby is filtered and ordered by its forms, and keeps what was asked before [D3.01]', { tag: full }, async ({
    page,
  }) => {
    await page.goto('/casino?q=r&page=2');
    const main = page.getByRole('main');
    await main.locator('summary').click();
    await main.getByRole('checkbox', { name: /^Miramar/ }).check();
    await main.getByRole('checkbox', { name: /^Grand Café/ }).check();
    await main.getByRole('combobox').last().selectOption({ label: 'A to Z' });
    await main.getByRole('button', { name: 'Show results' }).click();
    const search = () => new URL(page.url()).searchParams;
    await arrived(page, ({ searchParams }) => searchParams.has('provider'));
    expect(search().getAll('provider')).toHaveLength(2);
    expect([search().get('q'), search().get('sort'), search().get('page')]).toEqual(['r', 'name', null]);
    // The chosen providers are named, and the games stand within the first screen.
    await expect(main.locator('summary')).toHaveText(/^(Grand Café, Miramar|Miramar, Grand Café)$/);
    await expect(tiles(page).first()).toBeInViewport();
    const names = await tiles(page).locator('[data-tile]').allTextContents();
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    const feature = main.getByRole('button', { name: 'Card game', exact: true });
    const before = await tiles(page).first().getAttribute('aria-setsize');
    await feature.click();
    await arrived(page, ({ searchParams }) => searchParams.has('feature'));
    await expect(feature).toHaveAttribute('aria-pressed', 'true');
    expect([search().get('feature'), search().get('sort'), search().getAll('provider').length]).toEqual([
      'cards',
      'name',
      2,
    ]);
    expect(Number(await tiles(page).first().getAttribute('aria-setsize'))).toBeLessThan(Number(before));
    await feature.click();
    await arrived(page, ({ searchParams }) => !searchParams.has('feature'));
    await expect(feature).toHaveAttribute('aria-pressed', 'false');
    expect(search().get('feature')).toBe(null);
    expect(await tiles(page).first().getAttribute('aria-setsize')).toBe(before);
    await main.getByRole('searchbox').fill('a');
    await main.getByRole('searchbox').press('Enter');
    await arrived(page, ({ searchParams }) => searchParams.get('q') === 'a');
    expect([search().get('q'), search().get('sort'), search().getAll('provider').length]).toEqual(['a', 'name', 2]);
  });

  test('a board is filtered by time with a form, in the sport that it shows', async ({ page }) => {
    await page.goto('/sports?sport=football');
    const main = page.getByRole('main');
    await main.getByText('Tomorrow', { exact: true }).first().click();
    await main.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL('/sports?sport=football&when=tomorrow');
    await expect(main.getByRole('radio', { name: 'Tomorrow' })).toBeChecked();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Tomorrow']);
  });

  test('a board shows what its filters ask for', async ({ page }) => {
    await page.goto('/sports?sport=football&when=today');
    const main = page.getByRole('main');
    await expect(main.locator('a[aria-current]').filter({ hasText: 'Football' })).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  for (const { name, width, isWide } of [
    { name: 'phone', width: 390, isWide: false },
    { name: 'desktop', width: 1366, isWide: true },
  ]) {
    test(`a ${name} gets its own layout`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('navigation', { name: 'Games' })).toBeVisible({ visible: isWide });
      await expect(page.getByRole('banner').getByRole('button', { name: 'Open menu' })).toBeVisible({
        visible: !isWide,
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

for (const path of rows(
  [
    '/casino?provider=miramar&sort=name&feature=cards&stake=10000&q=r',
    '/slots?q=dragon&page=2',
    '/sports?sport=football&when=tomorrow',
  ],
  1,
)) {
  test(`the forms of ${path} are taken over as they stand, and send nothing where scripts run`, async ({ page }) => {
    await openRendered(page, path);
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('a');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=a\b/);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(path);
    await expect(main.locator('noscript').locator('*')).toHaveCount(0);
  });
}

test('the browser takes over a page of a lobby: what follows is scrolled to, what was before is a link away', async ({
  page,
}) => {
  const fullResponse = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/product/get_games') && /20000/.test(response.request().postData() ?? ''),
  );
  let isWhole = false;
  void fullResponse.then(() => (isWhole = true));
  await page.setViewportSize({ width: 390, height: 844 });
  await givenRendered(page, '/slots?page=3');
  await openRendered(page, '/slots?page=3');
  const before = await tiles(page).first().boundingBox();
  await hydrated(page);
  // Somebody who only looks at the first games loads no others.
  await expect(page.locator('nav a[rel=next]')).toHaveCount(1);
  expect(isWhole).toBe(false);
  expect((await tiles(page).first().boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.locator('nav a[rel=next]').scrollIntoViewIfNeeded();
  await fullResponse;
  await expect(page.locator('nav a[rel=next]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 20_000));
  await expect.poll(async () => Number(await placeOf(tiles(page).first()))).toBeGreaterThan(100);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => placeOf(tiles(page).first())).toBe('49');
  await previous(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/slots\?page=2$/);
  await expect.poll(() => placeOf(tiles(page).first())).toBe('25');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/slots$/);
  await expect.poll(() => placeOf(tiles(page).first())).toBe('1');
  await expect(previous(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => placeOf(tiles(page).first())).toBe('25');
  await page.getByRole('main').getByRole('searchbox').fill('dragon');
  await expect(page).toHaveURL(/\/slots\?q=dragon$/);
  await expect.poll(() => placeOf(tiles(page).first())).toBe('1');
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without it', () => {
    test.use({ javaScriptEnabled, expectedFailures: /status of 404/ });
    if (!javaScriptEnabled) test.beforeEach(({ page }) => readRendered(page));

    test('a board that there cannot be is not found, and leads to all matches', async ({ page }) => {
      const answer = await page.goto('/sports?sport=quidditch');
      expect(answer?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main).toContainText('No matches fit your filters');
      await main.getByRole('link', { name: 'Show all matches' }).click();
      await expect(page).toHaveURL('/sports');
      await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    });
  });
}

test.describe('whose games cannot be loaded', () => {
  test.use({ expectedFailures: /net::ERR_FAILED/ });
  test('a search shows that instead of an empty result, and goes on once they can', async ({ page }) => {
    let fail = () => {};
    const failing = new Promise<void>((done) => {
      fail = done;
    });
    await page.route('**/api/product/get_games', async (route) => {
      await failing;
      await route.abort();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/slots');
    await hydrated(page);
    const main = page.getByRole('main');
    const none = main.getByText('No games match your search');
    const asked = page.waitForRequest('**/api/product/get_games');
    await main.getByRole('searchbox').fill('zzzz');
    await expect(page).toHaveURL(/q=zzzz/);
    await asked;
    // The old results stay until the answer arrives.
    await expect(tiles(page)).not.toHaveCount(0);
    await expect(none).toHaveCount(0);
    fail();
    await expect(main.getByRole('alert')).toContainText('The games could not be loaded');
    await expect(tiles(page)).toHaveCount(0);
    await expect(none).toHaveCount(0);
    await page.unroute('**/api/product/get_games');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(none).toBeVisible();
  });
});

test.describe('beyond its last page', () => {
  test.use({ expectedFailures: /status of 404/ });
  test('a lobby is not found by machines, and shows people its last page', async ({ page }) => {
    const answer = await page.goto('/slots?page=99999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
    const size = Number(await tiles(page).first().getAttribute('aria-setsize'));
    await expect.poll(() => placeOf(tiles(page).first())).toBe(String(size - ((size - 1) % 24)));
  });
});
