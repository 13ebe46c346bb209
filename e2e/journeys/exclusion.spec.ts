import { randomUUID } from 'node:crypto';
import { full } from '../support/depth';
import { ownNetwork } from '../support/ownNetwork';
import { signIn } from '../support/player';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';

test.use(ownNetwork);

/** A site of Malta: its players exclude themselves without an end, and ask to return with a reason. */
const domain = 'casino1.localhost';

test('who excludes themself keeps an open bet, is paid a pending withdrawal, and asks to return [D9.12, D9.16, D9.17]', {
  tag: full,
}, async ({ page, context, request, baseURL }) => {
  const origin = (baseURL ?? '').replace('//localhost', `//${domain}`);
  const main = page.getByRole('main');
  const purse = await openPurse(request, domain);
  await purse.fill(50_000);
  await context.addCookies([{ name: 'language', value: 'EN', url: origin }]);
  await signIn(page, purse, origin);

  await page.goto(`${origin}/sports`);
  await selectOfTomorrow(page);
  await page
    .getByLabel(/^Stake/)
    .first()
    .fill('20');
  const placed = page.waitForResponse('**/api/sports/place_bet');
  await page.getByRole('button', { name: /^Place bet/ }).click();
  expect((await (await placed).json()).statusCode).toBe(1);

  const [bank] = (await purse.call('wallet/banks', {})).value;
  const accounts = await purse.call('wallet/add_bank_account', {
    request_id: randomUUID(),
    bank_code: bank.bank_code,
    holder_name: purse.fullName,
    account_number: bank.example,
  });
  const { value: withdrawals } = await purse.call('wallet/withdraw', {
    request_id: randomUUID(),
    bank_account_id: accounts.value[0].bank_account_id,
    amount: 10_000,
  });

  await page.goto(`${origin}/responsible-gaming`);
  const exclusion = page.locator('#self-exclusion');
  await exclusion.getByText('Indefinitely').click();
  await exclusion.getByText('On all sites of the operator').click();
  await exclusion.getByRole('checkbox').check();
  await exclusion.getByRole('button', { name: 'Exclude myself' }).click();
  await page.getByRole('button', { name: 'Exclude myself now' }).click();
  await expect(main).toContainText('You are self-excluded');

  // What was begun goes on: the bet is open, and the withdrawal is paid.
  await page.goto(`${origin}/bet-history`);
  await expect(main.getByText('Open', { exact: true }).filter({ visible: true })).toHaveCount(1);
  const payment = { payment_id: withdrawals[0].payment_id };
  const state = async () => (await purse.call('wallet/payment', payment)).value[0].state;
  await expect.poll(state).toBe('paid');
  await page.goto(`${origin}/withdrawal?payment=${payment.payment_id}`);
  await expect(page.getByTestId('payment')).toHaveAttribute('data-state', 'paid');

  // Nothing can be begun, and asking to return opens nothing.
  await page.goto(`${origin}/deposit`);
  await expect(main).toContainText('Deposits are paused');
  await page.goto(`${origin}/responsible-gaming`);
  await page.getByRole('button', { name: 'I want to return' }).click();
  await page.getByLabel('Why do you want to return?').fill('I am well again.');
  await page.getByRole('button', { name: 'Ask to return' }).click();
  await expect(main).toContainText('You asked to return on');
  await page.goto(`${origin}/sports`);
  await expect(page.getByRole('link', { name: 'Play paused' })).toBeVisible();
  const deposit = { request_id: randomUUID(), method: 'bank', amount: 50_000 };
  expect((await purse.call('wallet/deposit', deposit)).statusMessage).toBe('selfExcluded');
});
