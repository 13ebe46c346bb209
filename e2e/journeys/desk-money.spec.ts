import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { DeskSite } from '../support/deskSite';
import { openPurse, type Purse } from '../support/purse';
import { seen } from '../support/seen';
import { expect, test } from '../support/sink';

/** Browsers log the status of a refusal; one that asks for a confirmation or a reason is no failure. */
const asked = /status of 40[03] /;

let desk: DeskSite;
let calls: APIRequestContext;
test.beforeAll(async () => {
  desk = await DeskSite.open();
  calls = await requests.newContext({ baseURL: desk.site.url });
});
test.afterAll(async () => {
  await calls?.dispose();
  await desk?.close();
  expect(desk.failures.flat().filter((line) => !asked.test(line))).toEqual([]);
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens an act's form by its button. */
const open = (page: Page, button: string | RegExp) =>
  page.getByRole('button', { name: button, exact: true }).press('Enter');

/** Sends an act's form. */
const send = (page: Page, title: string) =>
  dialog(page).getByRole('button', { name: title, exact: true }).press('Enter');

/** Asks for a withdrawal; gives its payment. */
async function withdraw(purse: Purse, amount: number): Promise<string> {
  const { value: accounts } = await purse.call('wallet/bank_accounts', {});
  const { value } = await purse.call('wallet/withdraw', {
    request_id: randomUUID(),
    bank_account_id: accounts[0].bank_account_id,
    amount,
  });
  return value[0].payment_id;
}

const paymentOf = async (purse: Purse, payment_id: string) =>
  (await purse.call('wallet/payment', { payment_id })).value[0];

test('a withdrawal is refused with words that the player reads, and another is approved by two persons', async ({
  browser,
}) => {
  const purse = await openPurse(calls, 'slot9.localhost');
  await purse.fill(50_000);
  const [bank] = (await purse.call('wallet/banks', {})).value;
  await purse.call('wallet/add_bank_account', {
    request_id: randomUUID(),
    bank_code: bank.bank_code,
    holder_name: purse.fullName,
    account_number: bank.example,
  });
  const refused = await withdraw(purse, 20_000);
  const approved = await withdraw(purse, 30_000);

  const page = await desk.enter(browser, 'Demo Owner');
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(heading(page, 'Withdrawals')).toBeVisible();
  await expect(page.getByRole('row', { name: /200\.00/ })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(refused));
  await open(page, 'Refuse');
  const words = 'We need documents from you first. Write to us and we will tell you which.';
  const documents = dialog(page).getByRole('radio', { name: /Documents needed/ });
  await expect(seen(dialog(page), words)).toBeVisible();
  await documents.press('Space');
  await page.reload();
  await open(page, 'Refuse');
  await expect(documents, 'what was chosen outlives a reload').toBeChecked();
  await send(page, 'Refuse the withdrawal');
  await expect(seen(page, 'The withdrawal is refused.')).toBeVisible();
  expect(await paymentOf(purse, refused)).toMatchObject({ state: 'rejected', reason_text: { EN: words } });

  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(approved));
  await open(page, 'Approve');
  await send(page, 'Approve the withdrawal');
  await expect(seen(dialog(page), 'It waits for a second person')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().press('Enter');
  expect(await paymentOf(purse, approved)).toMatchObject({ state: 'review' });

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('row', { name: /withdrawals\/approve/ })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'withdrawals/approve')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' }), 'nobody approves what they asked for').toHaveCount(0);

  const second = await desk.enter(browser, 'Demo Second');
  await second.keyboard.press('g');
  await second.keyboard.press('a');
  await expect(second.getByRole('row', { name: /withdrawals\/approve/ })).toBeVisible();
  await second.keyboard.press('j');
  await second.keyboard.press('Enter');
  await expect(second.getByText('300.00 MYR').first()).toBeVisible();
  await open(second, 'Approve');
  await send(second, 'Approve and do it');
  await expect(seen(second, 'Approved. It is done.')).toBeVisible();
  await expect.poll(async () => (await paymentOf(purse, approved)).state).toBe('paid');

  await second.getByRole('link', { name: 'Audit' }).press('Enter');
  await second.getByRole('button', { name: 'Verify', exact: true }).press('Enter');
  await expect(second.getByText(/^Entries 1 to \d+ fit$/)).toBeVisible();
});

test('a game is switched off, and the page that a player has open says why', async ({ browser, page: player }) => {
  await player.goto(`${desk.site.url}/slots?q=golden+dragon`);
  await player.locator('main a[data-tile][href*="game=sl001"][href*="provider=JILI"]').click();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();

  const page = await desk.enter(browser, 'Demo Owner');
  await page.goto(`${desk.origin}/switches?site=localhost`);
  await open(page, /^Switch off at (?!all)/);
  await dialog(page).getByRole('radio', { name: /^Game/ }).press('Space');
  await dialog(page).getByLabel('Which one').fill('JILI/sl001');
  await dialog(page).getByLabel('Words that players read').fill('Back at noon.');
  await send(page, 'Switch off');
  await expect(dialog(page).getByText('Write why.').first()).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('The provider asks for it, case 2026-7');
  await send(page, 'Switch off');
  const row = page.getByRole('row', { name: /JILI\/sl001/ });
  for (const text of ['Back at noon.', 'The provider asks for it, case 2026-7', 'Demo Owner'])
    await expect(row.getByText(text)).toBeVisible();
  await expect(player.getByText('Back at noon.')).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a settlement file is dropped, compared, and its three differences are worked on one after the other', async ({
  browser,
}) => {
  const domain = 'sportsbook4.localhost';
  const purse = await openPurse(calls, domain);
  const deposit = async (amount: number): Promise<string> => {
    const { value } = await purse.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount });
    await expect.poll(async () => (await paymentOf(purse, value[0].payment_id)).state).toBe('approved');
    return value[0].payment_id;
  };
  // The deposit of the demo's player is in the books as well.
  const [same, different] = [await deposit(30_000), await deposit(40_000)];
  const csv = `order;type;amount\n${same};payin;300.00\n${different};payin;390.00\nnot-ours;payin;10.00\n`;

  const page = await desk.enter(browser, 'Demo Owner');
  await page.goto(`${desk.origin}/settlements?site=${domain}`);
  const files = await page.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'november.csv', { type: 'text/csv' }));
    return carried;
  }, csv);
  await page.getByText('Drop the gateway’s CSV here, or choose it').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('november.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with the books' }).press('Enter');
  await expect(page.getByText('Choose a day.').first()).toBeVisible();
  const day = (past: number) => new Date(Date.now() - past * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('First day').fill(day(90));
  await page.getByLabel('Last day').fill(day(-1));
  await page.getByLabel('“payin” in the file is a').selectOption('deposit');
  await page.getByRole('button', { name: 'Compare with the books' }).press('Enter');

  await expect(heading(page, 'Settlement file')).toBeVisible();
  for (const text of ['different', 'missing in our books', 'missing in the file'])
    await expect(page.getByRole('cell', { name: text, exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  // The table has a column with the name of the button.
  await expect(heading(page, /^(Line \d+|Difference)$/)).toBeVisible();
  for (let turn = 1; turn <= 3; turn++) {
    await open(page, 'Note');
    await dialog(page).getByLabel('Note').fill(`Asked the gateway, ticket 471${turn}`);
    await send(page, 'Note what was done');
    await expect(seen(page, 'It is noted, and the gateway is asked.')).toBeVisible();
    await expect(page.getByText(`Asked the gateway, ticket 471${turn}`)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    if (turn === 3) break;
    await page.keyboard.press('n');
    // The address changes before the page.
    await expect(seen(page, 'It is noted, and the gateway is asked.')).toBeHidden();
  }
  await page.getByRole('button', { name: 'All of the file' }).press('Enter');
  await expect(page.getByText(/ticket 471[123]/)).toHaveCount(3);
});
