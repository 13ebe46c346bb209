import type { Page } from '@playwright/test';
import { full, rows } from '../support/depth';
import { holdScripts } from '../support/holdScripts';
import { hydrated } from '../support/hydrated';
import { ownNetwork } from '../support/ownNetwork';
import { newPlayer, register } from '../support/player';
import { givenRendered, openRendered, readRendered } from '../support/rendered';
import { expect, test } from '../support/sink';
import { remoteText } from '../support/texts';

test.use(ownNetwork);

/** Pages of every kind, with their expected content. */
const kinds = [
  { path: '/slots', heading: 'Slots', links: 20 },
  { path: '/', links: 12 },
  { path: '/sports', heading: 'Sports', links: 10 },
  { path: '/login', heading: 'Welcome back', links: 3 },
  { path: '/about', links: 3 },
  { path: '/promotions', heading: 'Promotions', links: 5 },
  { path: '/news', heading: 'News', links: 3 },
  { path: '/register', links: 3 },
  { path: '/no/such/page', heading: 'Page not found', links: 12 },
  { path: '/news/no-such-article', heading: 'News', links: 12 },
];

/** Pages whose subject is not there, with the heading that says so. */
const missing = [
  { path: '/no/such/page', heading: 'Page not found' },
  { path: '/ru/no/such/page', heading: 'Страница не найдена' },
  { path: '/playnow?provider=JILI&game=nothing', heading: 'This game is not available here.' },
  { path: '/promotions/no-such-promotion', heading: 'Promotions' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedFailures: /status of 404/ });
  test.beforeEach(({ page }) => readRendered(page));

  for (const { path, heading, links } of rows(kinds, 3)) {
    test(`${path} can be read, and its links lead on`, async ({ page }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveCount(1);
      if (heading) await expect(title).toHaveText(heading);
      expect(await page.getByRole('link').count()).toBeGreaterThanOrEqual(links);
      await expect(page.locator('.no-script')).toContainText('without JavaScript');
    });
  }

  for (const { path, heading } of rows(missing, 1)) {
    test(`${path} is a 404 for no search engine, with search, sections, games and contact`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(main.locator('a[href$="/slots"]').first()).toBeVisible();
      await expect(main.locator('a[data-tile]').first()).toBeVisible();
      await expect(main.locator('a[href$="/contact-us"]')).toBeVisible();
      await main.getByRole('searchbox').fill('dragon');
      await main.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/search\?q=dragon$/);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the messages of a header are on every page', async ({ page, baseURL }) => {
    await openRendered(page, `${(baseURL ?? '').replace('//localhost', '//sportsbook3.localhost')}/sports`);
    await expect(page.getByRole('banner').locator('aside li').first()).toHaveText(/\S/);
  });
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without it', () => {
    test.use({ javaScriptEnabled });
    test('the tiles of a lobby are side by side, and their count is correct', async ({ page }) => {
      await openRendered(page, '/slots');
      const tiles = page.getByRole('main').getByRole('listitem');
      await expect(tiles.nth(1)).toBeVisible();
      // Measured together: the page may still be moving.
      const [first, second] = await tiles.evaluateAll((all) =>
        all.slice(0, 2).map((one) => one.getBoundingClientRect()),
      );
      expect(second?.y).toBe(first?.y);
      expect(second?.x ?? 0).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
      await expect(page.getByRole('main')).toContainText(/[1-9],?\d\d\d games/);
    });
  });
}

test('input before the code has loaded is handled once it has', async ({ page }) => {
  const player = newPlayer();
  await register(page, player);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const release = await holdScripts(page);
  await openRendered(page, '/login', { waitUntil: 'commit' });
  await page.getByLabel('Account ID').fill(player.accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  release();
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('a form that is filled in before the code has come is never seen with less in it', async ({ page }) => {
  const release = await holdScripts(page);
  await openRendered(page, '/register', { waitUntil: 'commit' });
  await page.getByLabel('Account ID').fill('early.bird');
  await page.getByLabel('Full name').fill('Early Bird');
  await page.getByLabel('Phone number').fill('+441632960000');
  await page.getByRole('checkbox').check();
  await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input')];
    const read = () => fields.map((field) => (field.type === 'checkbox' ? `${field.checked}` : field.value)).join('|');
    const seen = new Set([read()]);
    Object.assign(window, { seen });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => port2.postMessage(seen.add(read()).size);
    port2.postMessage(0);
  });
  release();
  await hydrated(page);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toHaveLength(1);
});

test('a language that is chosen while a remote’s code is on its way is spoken once the page is the browser’s', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/releases\/slots\/.*\.js$/);
  await openRendered(page, '/slots', { waitUntil: 'commit' });
  const answered = page.waitForResponse(/\/registry\.json\?language=RUS/);
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('RUS');
  await answered;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    remoteText('slots', 'ru')('lobby.slots'),
  );
});

test('the browser hydrates the page, and a player is never asked to log in', async ({ page }) => {
  await register(page, newPlayer());
  const release = await holdScripts(page);
  await openRendered(page, '/slots', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Slots');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeHidden();
  const marked = await title.evaluateHandle((element) => element);
  const tile = await page
    .getByRole('main')
    .getByRole('listitem')
    .first()
    .evaluateHandle((element) => element);
  release();
  await expect(page.getByTestId('balance')).toBeVisible();
  for (const element of [marked, tile]) expect(await element.evaluate((one) => one.isConnected)).toBe(true);
});

test.describe('a section below the screen of a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });
  const section = (page: Page) => page.locator('[data-section="slots"]').first();

  test('stands as it is until somebody comes near; what is pressed meanwhile is done, and nothing is drawn anew', async ({
    page,
  }) => {
    const release = await holdScripts(page, /\/releases\/slots\/.*\.js$/);
    const asked: string[] = [];
    await givenRendered(page, '/');
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openRendered(page, '/');
    await hydrated(page);
    const tile = await section(page).getByRole('listitem').first().elementHandle();
    const ofSlots = () => asked.filter((path) => path.startsWith('/releases/slots/'));
    expect(ofSlots()).toEqual([]);

    await section(page).scrollIntoViewIfNeeded();
    await expect.poll(ofSlots).not.toEqual([]);
    await section(page)
      .getByRole('button', { name: /favourite/i })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    expect(await tile?.evaluate((element) => element.isConnected)).toBe(true);
    release();
    await expect(page).toHaveURL(/\/login\?to=%2F$/);
  });

  test('speaks the language that is chosen before it came near', { tag: full }, async ({ page }) => {
    await openRendered(page, '/');
    await hydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('combobox')
      .evaluate((select: HTMLSelectElement) => {
        select.value = 'RUS';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await expect(section(page).getByRole('heading').first()).toHaveText(
      new RegExp(['home.hot', 'home.picks'].map(remoteText('slots', 'ru')).join('|')),
    );
  });
});
