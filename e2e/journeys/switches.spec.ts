import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { atConsole } from '../support/console';
import { OwnSite } from '../support/ownSite';
import { openPurse, type Purse } from '../support/purse';
import { expect, test } from '../support/sink';

let site: OwnSite;
let url = '';
let calls: APIRequestContext;
let purse: Purse;

test.beforeAll(async () => {
  site = await OwnSite.open();
  url = site.url;
  calls = await requests.newContext({ baseURL: url });
  purse = await openPurse(calls);
  await purse.fill(100_000);
});
test.afterAll(async () => {
  await calls?.dispose();
  await site?.close();
});

/** The operator changes the site's file. */
const write = (change: object) => site.change('localhost.json', (data) => ({ ...data, ...change }));

/** Staff switch something off. */
const off = (what: 'game' | 'payment_method' | 'registration' | 'withdrawals', key = '', words = '') =>
  atConsole(site.dataDir, 'switches/stop', { what, key, words });

/** Opens a page with a mark, which is gone if the document is loaded again. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
}
const marked = (page: Page) => page.locator('html[data-seen]');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an open page sees a category go off and on, and a game off: menu, home, lobby, search and the game', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const tiles = main.locator('a[data-tile]');
    await open(page, '/');
    const picks = page.getByRole('heading', { name: 'Our picks' });
    await expect(picks).toBeVisible();

    write({ categories_off: ['slot_game'] });
    await expect(picks).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.locator('a[href="/fishing"]').first()).toBeVisible();
    await expect(menu.locator('a[href="/slots"]')).toHaveCount(0);
    write({ categories_off: [] });
    await expect(menu.locator('a[href="/slots"]').first()).toBeVisible();
    await menu.locator('a[href="/slots"]').first().click();

    const first = tiles.first();
    await expect(first).toBeVisible();
    const field = main.getByRole('searchbox');
    await field.fill('golden dragon');
    await expect(page).toHaveURL(/q=golden.dragon/);
    write({ categories_off: ['slot_game'] });
    await expect(main.getByRole('heading', { name: 'Not available here' })).toBeVisible();
    write({ categories_off: [] });
    await expect(field).toHaveValue('golden dragon');
    const dragon = main.locator('a[data-tile][href*="game=sl001"][href*="provider=JILI"]');
    await expect(dragon).toBeVisible();

    await dragon.click();
    const play = main.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await off('game', 'JILI/sl001', 'Back at noon.');
    const words = main.getByText('Back at noon.');
    await expect(words).toBeVisible();
    await expect(play).toHaveCount(0);

    write({ maintenance: { is_maintenance: true, start_date: null, end_date: null } });
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We are improving the site');
    write({ maintenance: { is_maintenance: false, start_date: null, end_date: null } });
    await expect(words).toBeVisible();
    await page.goBack();
    await expect(tiles.first()).toBeVisible();
    await expect(dragon).toHaveCount(0);
    await expect(marked(page)).toHaveCount(1);

    await open(page, '/register');
    await page.getByLabel('Full name').fill('Juan dela Cruz');
    const create = main.getByRole('button', { name: 'Create account' });
    await expect(create).toBeVisible();
    await off('registration');
    await expect(main.getByText('New accounts cannot be created')).toBeVisible();
    await expect(create).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Juan dela Cruz');
    await expect(marked(page)).toHaveCount(1);
    await page.goto(`${url}/register`);
    await expect(main.locator('form').getByText(/./).first()).toHaveText(/New accounts cannot be created/);
  });
});

test.describe('on a desktop, in Russian', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a player finishes the round of a game that goes off, and keeps what is typed into forms that wait', async ({
    page,
    context,
  }) => {
    const [bank] = (await purse.call('wallet/banks', {})).value;
    await purse.call('wallet/add_bank_account', {
      request_id: randomUUID(),
      bank_code: bank.bank_code,
      holder_name: purse.fullName,
      account_number: bank.example,
    });
    await purse.enter(context);
    const { value } = await purse.call('product/get_games', { game_type: 'table', from: 0, count: 60 });
    const poker = value.find(({ provider_code }: { provider_code: string }) => provider_code === 'JILI');
    const main = page.getByRole('main');

    await open(page, `/ru/playnow?provider=JILI&game=${poker.game_code}&mode=real`);
    const frame = page.frameLocator('iframe');
    const deal = frame.getByRole('button', { name: 'Раздать' });
    const draw = frame.getByRole('button', { name: 'Обмен' });
    await deal.click();
    await expect(draw).toBeVisible();
    await off('game', `JILI/${poker.game_code}`);
    await draw.click();
    await expect(deal).toBeVisible();

    await page.locator('a[href="/ru/deposit"]:visible').first().click();
    const amount = main.getByLabel('Сумма');
    const review = main.getByRole('button', { name: 'Проверить' });
    await amount.fill('150');
    await review.click();
    const confirm = main.getByRole('button', { name: 'Пополнить' });
    await expect(confirm).toBeVisible();
    await off('payment_method', 'bank', 'Вернёмся в полдень.');
    const words = main.getByText('Вернёмся в полдень.');
    await expect(words).toBeVisible();
    await expect(confirm).toHaveCount(0);
    await page.goBack();
    await expect(amount).toHaveValue(/150/);
    await expect(words).toBeVisible();
    await expect(review).toHaveCount(0);

    await page.locator('a[href="/ru/withdrawal"]:visible').first().click();
    // The address changes before the page, and both pages have an amount.
    await expect(words).toBeHidden();
    await amount.fill('120');
    await off('withdrawals');
    await expect(main.getByText('Вывод средств сейчас отключён.')).toBeVisible();
    await expect(review).toHaveCount(0);
    await expect(amount).toHaveValue(/120/);
    await expect(marked(page)).toHaveCount(1);
  });
});
