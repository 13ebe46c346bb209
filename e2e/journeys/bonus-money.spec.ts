import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { OwnSite } from '../support/ownSite';
import { newPlayer, register } from '../support/player';
import { openPurse, type Purse } from '../support/purse';
import { expect, test } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { confirmStepUp } from '../support/stepUp';
import { verifyPhone } from '../support/verifyPhone';

const words = (EN: string) => ({
  title: { EN },
  terms: { EN: `The terms of ${EN}.` },
  full_terms: { EN: '<p>All of it.</p>' },
});
const common = { starts_at: '2026-01-01T00:00:00Z', ends_at: null, budget: 100_000_000, days: 30 };

/** A match of ₱1 that is staked once, and a free bet that everybody may take. */
const offers = [
  {
    ...{ ...common, code: 'WELCOME', kind: 'match', ...words('Welcome match'), products: ['casino'] },
    ...{ trigger: { on: 'deposit', which: 'first', least: 50_000 }, percent: 1, most: 100 },
    ...{
      wagering: { times: 1, of: 'bonus' },
      counts: [{ category: 'slot_game', percent: 100 }],
      ends_by_withdrawal: true,
    },
  },
  {
    ...{ ...common, code: 'FREE', kind: 'free_bet', ...words('A free bet'), products: ['betting'], amount: 10_000 },
    ...{ trigger: { on: 'claim' }, counts: [{ category: 'sportsbook', percent: 100 }] },
  },
];

let site: OwnSite | undefined;
test.beforeAll(async () => {
  site = await OwnSite.open();
  site.change('localhost.json', (data) => ({ ...data, bonus_offers: offers }));
});
test.afterAll(() => site?.close());

const phoneOf = (browser: Browser) =>
  browser.newContext({ baseURL: site?.url ?? '', viewport: { width: 360, height: 780 }, locale: 'en-US' });

/** A new player on a phone, who agreed to hear of offers. */
async function enter(browser: Browser): Promise<{ context: BrowserContext; page: Page; purse: Purse }> {
  const context = await phoneOf(browser);
  const purse = await openPurse(context.request);
  await purse.enter(context);
  const { version, products } = await purse.call('marketing/terms', { language: 'EN' });
  const given = products.map((product: string) => ({ product, channel: 'inbox' }));
  const agreed = { request_id: randomUUID(), version, language: 'EN', given };
  expect(await purse.call('marketing/set_consents', agreed)).toMatchObject({ statusCode: 1 });
  return { context, page: await context.newPage(), purse };
}

/** Takes a bonus with a deposit of ₱500; it gives ₱1, the most that it may. */
async function depositWithBonus(page: Page): Promise<void> {
  await page.goto('/deposit');
  await page.getByLabel('Amount').fill('500');
  await expect(page.getByTestId('gives-WELCOME')).toContainText('Gives a bonus of ₱1.00. ₱1.00 is to be staked');
  await page.getByRole('radio', { name: /Welcome match/ }).check();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page.getByTestId('payment')).toHaveAttribute('data-state', 'approved');
  await expect(page.getByTestId('balance')).toContainText('Bonus ₱1.00');
}

test('a visitor registers, takes the welcome offer, stakes it, and withdraws what became cash', async ({ browser }) => {
  const context = await phoneOf(browser);
  const page = await context.newPage();
  const player = newPlayer();
  await register(page, player, { agrees: true });
  await verifyPhone(context.request, player);
  await depositWithBonus(page);

  await page.goto('/playnow?provider=JILI&game=sl001');
  const line = page.getByTestId('bonus-line');
  await expect(line).toContainText('100% of each stake counts towards your bonus.');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  const game = page.frameLocator('iframe');
  // Each round counts, won or lost.
  for (let round = 0; round < 2; round++) {
    await game.locator('.main').click();
    await game.locator('.stake button:enabled').first().waitFor();
  }
  await page.goto('/bonuses');
  await expect(page.getByRole('main').getByRole('article', { name: 'Welcome match' })).toContainText('Became cash');
  await expect(page.getByTestId('balance')).not.toContainText('Bonus');
  await page.goto('/statement');
  await expect(page.getByText('Bonus became cash').filter({ visible: true }).first()).toBeVisible();

  await page.goto('/add-bank');
  await page.getByLabel('Bank', { exact: true }).selectOption('BDL');
  await page.getByLabel('Account number').fill('0012345678');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await confirmStepUp(page, player.password);
  await expect(page).toHaveURL(/\/bank-details$/);
  await page.goto('/withdrawal');
  await page.getByLabel('Amount').fill('200');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Withdraw now' }).click();
  await confirmStepUp(page, player.password);
  await expect(page.getByTestId('payment')).toBeVisible();
  await context.close();
});

test('a free bet pays without its stake and costs no cash', async ({ browser }) => {
  const { context, page, purse } = await enter(browser);
  await page.goto('/promotions');
  await page.getByTestId('offer-FREE').getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByTestId('balance')).toContainText('Free bets ₱100.00');
  await page.goto('/sports');
  await selectOfTomorrow(page);
  await page.getByRole('button', { name: /slip/i }).first().click();
  await page.getByRole('radio', { name: /Free bet of ₱100.00/ }).check();
  await expect(page.getByText('Stake (free bet)')).toBeVisible();
  await page.getByRole('button', { name: /^Place bet/ }).click();
  await expect(page.getByText('Bet placed', { exact: true })).toBeVisible();
  const { value } = await purse.call('sports/open_bets', { state: 'open' });
  expect(value).toMatchObject([{ stake: 10_000, is_free_bet: true, cash_out: null }]);
  const [leg] = value[0].legs;
  expect(value[0].potential).toBe(Math.floor((10_000 * leg.odds) / 1000) - 10_000);
  await expect(page.getByTestId('balance')).not.toContainText('Free bets');
  await context.close();
});

test('a self-exclusion ends the bonus, keeps the cash, and offers nothing more', async ({ browser }) => {
  const { context, page, purse } = await enter(browser);
  await depositWithBonus(page);
  const { value } = await purse.call('protection/state', {});
  const excluded = { request_id: randomUUID(), option: value[0].exclusion_options[0].option };
  expect(await purse.call('protection/self_exclude', excluded)).toMatchObject({ statusCode: 1 });
  const balance = async () => {
    const { game_balance, bonus } = await purse.call('auth/get_balance', {});
    return [game_balance, bonus];
  };
  await expect.poll(balance).toEqual([50_000, 0]);
  expect((await purse.call('bonuses/mine', {})).value).toEqual([]);
  await page.goto('/promotions');
  await expect(page.getByTestId('offer-FREE')).toHaveCount(0);
  await context.close();
});
