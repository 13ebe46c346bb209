import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { OwnSite } from '../support/ownSite';
import { openPurse, type Purse } from '../support/purse';
import { expect, test } from '../support/sink';
import { violationsOf } from '../support/violations';

const words = (EN: string) => ({
  title: { EN },
  terms: { EN: `The terms of ${EN}.` },
  full_terms: { EN: '<p>All of it.</p>' },
});

/** What all offers of these journeys have. */
const common = { starts_at: '2026-01-01T00:00:00Z', ends_at: null, budget: 100_000_000, days: 30 };
const slots = [{ category: 'slot_game', percent: 100 }];

/** A match of the first deposit, one that needs a code, and a gift for players of a high level. */
const offers = [
  {
    ...{ ...common, code: 'WELCOME', kind: 'match', ...words('Welcome match'), products: ['casino'] },
    ...{ trigger: { on: 'deposit', which: 'first', least: 50_000 }, percent: 100, most: 500_000 },
    ...{ wagering: { times: 10, of: 'bonus' }, counts: slots, highest_stake: 20_000, ends_by_withdrawal: true },
  },
  {
    ...{ ...common, code: 'SPRING', kind: 'match', ...words('Spring match'), products: ['casino'] },
    ...{
      trigger: { on: 'deposit', which: 'daily', least: 20_000 },
      percent: 50,
      most: 100_000,
      promo_code: 'SPRING26',
    },
    ...{ wagering: { times: 5, of: 'bonus' }, counts: slots },
  },
  {
    ...{ ...common, code: 'PLATINUM', kind: 'fixed', ...words('Platinum gift'), products: ['casino'] },
    ...{ trigger: { on: 'claim' }, amount: 10_000, audience: { vip_levels: ['Platinum'] } },
  },
];

let site: OwnSite | undefined;
test.beforeAll(async () => {
  site = await OwnSite.open();
  site.change('localhost.json', (data) => ({ ...data, bonus_offers: offers }));
});
test.afterAll(() => site?.close());

/** Agrees to hear of offers, or no more. */
async function agree(purse: Purse, agrees: boolean): Promise<void> {
  const { version, products } = await purse.call('marketing/terms', { language: 'EN' });
  const given = agrees ? products.map((product: string) => ({ product, channel: 'inbox' })) : [];
  const request_id = randomUUID();
  const answer = await purse.call('marketing/set_consents', { request_id, version, language: 'EN', given });
  expect(answer).toMatchObject({ statusCode: 1 });
}

/** A new player of the site on a phone, who agreed to hear of offers. */
async function enter(browser: Browser): Promise<{ page: Page; purse: Purse }> {
  const context = await browser.newContext({ baseURL: site?.url ?? '', viewport: { width: 360, height: 780 } });
  const purse = await openPurse(context.request);
  await purse.enter(context);
  await agree(purse, true);
  return { page: await context.newPage(), purse };
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a player reads why an offer is not theirs, and without consent why there is none', async ({ browser }) => {
  const { page, purse } = await enter(browser);
  await page.goto('/promotions');
  const offer = page.getByTestId('offer-PLATINUM');
  await expect(offer.getByText('Not open to you now')).toBeVisible();
  await expect(offer.getByRole('listitem').first()).toHaveText(
    'This offer is for other players: the terms say for whom.',
  );
  await expect(offer.getByRole('button', { name: 'Take it' })).toHaveCount(0);
  await offer.getByText('All terms of this offer').click();
  await expect(offer.getByText('All of it.')).toBeVisible();
  // declining weighs as much as choosing, and can be taken back
  const welcome = page.getByTestId('offer-WELCOME');
  await expect(welcome.getByRole('button', { name: 'Choose it with a deposit' })).toBeVisible();
  await welcome.getByRole('button', { name: 'Not now' }).click();
  await expect(welcome).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(welcome).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await widthOf(page)).toBe(360);

  await agree(purse, false);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('You have not agreed to hear of offers, so none are made to you.')).toBeVisible();
  await expect(page.getByTestId('offer-WELCOME')).toHaveCount(0);
  await main.getByRole('link', { name: 'Choose what you hear of' }).click();
  await expect(page).toHaveURL(/\/consents$/);
  await page.context().close();
});

test('a promo code shows its offer, and another code is answered as unknown', async ({ browser }) => {
  const { page } = await enter(browser);
  await page.goto('/promotions');
  const code = page.getByLabel('Promo code');
  await expect(page.getByTestId('offer-SPRING')).toHaveCount(0);
  await code.fill('NOSUCH99');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('There is no offer with this code here.');
  await code.fill('spring26');
  await code.press('Enter');
  await expect(page.getByTestId('offer-SPRING')).toContainText('50% of your deposit, up to ₱1,000.00');
  await page.getByTestId('offer-SPRING').getByRole('button', { name: 'Choose it with a deposit' }).click();
  await expect(page).toHaveURL(/\/deposit$/);
  await page.getByLabel('Amount').fill('300');
  await expect(page.getByTestId('gives-SPRING')).toHaveText(
    'Gives a bonus of ₱150.00. ₱750.00 is to be staked before it becomes cash.',
  );
  await expect(page.getByRole('radio', { name: /Spring match/ })).toBeChecked();
  await page.context().close();
});

test('in the cashier nothing is chosen before, an amount says what it gives, and the keyboard chooses', async ({
  browser,
}) => {
  const { page } = await enter(browser);
  await page.goto('/deposit');
  const offer = page.getByRole('group', { name: 'Bonus offer for this deposit' });
  await expect(offer.getByRole('radio')).toHaveCount(2);
  await expect(offer.getByRole('radio', { checked: true })).toHaveCount(0);
  const amount = page.getByLabel('Amount');
  await amount.fill('300');
  // the least deposit of the offer is higher
  await expect(page.getByTestId('gives-WELCOME')).toHaveText('This deposit is too low for it.');
  await expect(offer.getByRole('radio', { name: /Welcome match/ })).toBeDisabled();
  await amount.fill('1234.56');
  await expect(page.getByTestId('gives-WELCOME')).toHaveText(
    'Gives a bonus of ₱1,234.56. ₱12,345.60 is to be staked before it becomes cash.',
  );
  await amount.press('Enter');
  await expect(page.getByText('Choose an offer, or “Without an offer”.')).toBeVisible();
  await offer.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(offer.getByRole('radio', { name: /Welcome match/ })).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  expect(await widthOf(page)).toBe(360);
  await page.getByRole('button', { name: 'Review' }).press('Enter');
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText('Welcome match');
  await expect(facts).toContainText('₱12,345.60');
  await expect(page.getByRole('button', { name: 'Deposit now' })).toBeVisible();

  // without an offer is a choice like the others, and asked for by a deposit that came past the form
  await page.goBack();
  await offer.getByRole('radio', { name: /Without an offer/ }).check();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(facts).toContainText('Without an offer');
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page.getByTestId('payment')).toBeVisible();
  await page.context().close();
});

test('a bonus is staked after cash where it counts, and ends after a question with the amounts', async ({
  browser,
}) => {
  const { page, purse } = await enter(browser);
  await page.goto('/bonuses');
  const main = page.getByRole('main');
  await expect(main.getByText('You have no bonus')).toBeVisible();
  const paid = { request_id: randomUUID(), method: 'bank', amount: 100_000, offer: 'WELCOME' };
  expect(await purse.call('wallet/deposit', paid)).toMatchObject({ statusCode: 1 });
  // it arrives by itself
  const bonus = main.getByRole('article', { name: 'Welcome match' });
  await expect(bonus).toContainText('₱0.00 of ₱10,000.00');
  await expect(bonus).toContainText(/(29|30) days left, until/);
  await expect(bonus).toContainText('Highest stake with it₱200.00');
  const header = page.getByTestId('balance');
  await expect(header).toContainText('₱1,000.00');
  await expect(header).toContainText('Bonus ₱1,000.00');
  await bonus.getByText('What counts').click();
  await expect(bonus).toContainText('Slots: 100% of each stake');
  await bonus.getByText('Changes', { exact: true }).click();
  await expect(bonus.getByRole('table')).toContainText('Bonus given');
  expect(await violationsOf(page)).toEqual([]);
  expect(await widthOf(page)).toBe(360);

  const { value } = await purse.call('product/get_games', { game_type: 'slots', from: 0, count: 1 });
  await page.goto(`/playnow?provider=${value[0].provider_code}&game=${value[0].game_code}`);
  await expect(page.getByTestId('bonus-line')).toContainText(
    'Staked first: your cash, ₱1,000.00; then your bonus, ₱1,000.00. 100% of each stake counts towards your bonus.',
  );
  await page.getByTestId('bonus-line').getByRole('link').click();

  const question = page.getByRole('dialog', { name: 'Stop this bonus?' });
  await bonus.getByRole('button', { name: 'Stop the bonus' }).click();
  await expect(question.getByRole('row', { name: /^Bonus now/ })).toContainText('₱1,000.00');
  await expect(question.getByRole('row', { name: /^Bonus now/ })).toContainText('₱0.00');
  await question.getByRole('button', { name: 'Keep the bonus' }).click();
  await expect(question).toHaveCount(0);
  await bonus.getByRole('button', { name: 'Stop the bonus' }).click();
  await question.getByRole('button', { name: 'Stop the bonus' }).click();
  await expect(bonus).toContainText('Stopped');
  await expect(bonus).toContainText('You stopped it.');
  await expect(header).not.toContainText('Bonus');
  await expect(header).toContainText('₱1,000.00');
  await page.context().close();
});
