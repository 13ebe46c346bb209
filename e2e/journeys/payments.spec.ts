import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { minorOf } from '../support/player';
import { test } from '../support/purse';
import { expect } from '../support/sink';
import { confirmStepUp } from '../support/stepUp';

// The browser logs the connections that are cut here.
test.use({ expectedFailures: /net::ERR|Failed to load resource/, permissions: ['clipboard-read', 'clipboard-write'] });

const payment = (page: Page) => page.getByTestId('payment');

/** Fills in the deposit's first step and continues to its review. */
async function review(page: Page, amount: string): Promise<void> {
  await page.goto('/deposit');
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('button', { name: 'Deposit now' })).toBeVisible();
}

test('a review survives reload and leads back; two presses make one deposit, whose states arrive by themselves [D6.04]', async ({
  page,
  purse,
}) => {
  await page.goto('/deposit');
  const amount = page.getByLabel('Amount');
  await amount.fill('100');
  await amount.press('Enter');
  const confirm = page.getByRole('button', { name: 'Deposit now' });
  await expect(confirm).toBeVisible();
  await page.reload();
  await expect(confirm).toBeVisible();
  await page.goBack();
  await expect(amount).toHaveValue('100.00');
  await amount.fill('150');
  // the second click hits the place of the confirm button, and is ignored
  await page.getByRole('button', { name: 'Review' }).dblclick();
  await expect(confirm).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  await confirm.dblclick();
  await expect(payment(page)).toBeVisible();
  const { value } = await purse.call('wallet/transactions', {});
  expect(value.map((one: { amount: number }) => one.amount)).toEqual([15_000]);
  await page.reload();
  await expect(payment(page)).toHaveAttribute('data-state', 'approved');
  await expect(page.getByTestId('balance').locator('output')).toHaveText(/150\.00/);
});

test('a deposit whose answer is lost is asked for and found, once', async ({ page, purse }) => {
  await review(page, '100');
  await page.route('**/api/wallet/deposit', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/wallet/payment', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We are checking' })).toBeVisible();
  // polling for the outcome continues after a reload
  await page.reload();
  await expect(payment(page)).toBeVisible();
  expect((await purse.call('wallet/transactions', {})).total).toBe(1);
});

test('a deposit that never arrived is reported as not made, and is sent again unchanged', { tag: full }, async ({
  page,
  purse,
}) => {
  await review(page, '100');
  await page.route('**/api/wallet/deposit', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page.getByText('We did not receive it', { exact: true })).toBeVisible();
  expect((await purse.call('wallet/transactions', {})).total).toBe(0);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(payment(page)).toBeVisible();
  expect((await purse.call('wallet/transactions', {})).total).toBe(1);
});

test('an error of the server at the review is shown at its field', { tag: full }, async ({ page, purse }) => {
  await review(page, '300');
  // from another device, meanwhile
  await purse.call('protection/set_limit', { kind: 'deposit', period: 'day', amount: 20_000 });
  await page.getByRole('button', { name: 'Deposit now' }).click();
  const amount = page.getByLabel('Amount');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/pass your deposit limit for 24 hours/);
  await amount.fill('100');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(payment(page)).toBeVisible();
  // From then on the limit applies in the form, before the review.
  await page.goto('/deposit');
  await expect(amount).toHaveAccessibleDescription(/24 hours leaves ₱100\.00/);
  await amount.fill('150');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(amount).toHaveAccessibleDescription(/pass your deposit limit for 24 hours/);
});

test('without a stream, the balance of every part of the page follows by asking', { tag: full }, async ({
  page,
  purse,
}) => {
  const asked: string[] = [];
  await page.route('**/api/live', (route) => route.abort('connectionreset'));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/withdrawal');
  await expect(page.getByTestId('balance').locator('output')).toHaveText(/0\.00/);
  await purse.fill(70_000);
  await expect(page.getByTestId('balance').locator('output')).toHaveText(/700\.00/);
  expect(minorOf(await page.getByTestId('wallet-balance').textContent())).toBe(70_000);
  expect(asked).toContain('/api/live');
});

test('a bank account is put on file once, though its answer is lost, and pays out', async ({ page, purse }) => {
  const filled = purse.fill(50_000);
  await page.goto('/add-bank');
  await page.getByLabel('Bank', { exact: true }).selectOption('BDL');
  await page.evaluate(() => navigator.clipboard.writeText(' 0012 3456-78 '));
  await page.getByLabel('Account number').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Account number')).toHaveValue('0012345678');
  let isLost = false;
  let release = () => {};
  const seen = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/wallet/add_bank_account', async (route) => {
    // The retry waits until the message in between has been seen.
    if (isLost) await seen;
    const response = await route.fetch();
    if (isLost || !(await response.text()).includes('"statusCode":1')) return route.fulfill({ response });
    isLost = true;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save bank account' }).dblclick();
  await confirmStepUp(page, purse.password);
  await expect(page.getByText('We are checking', { exact: true })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/bank-details$/);
  await expect(page.getByText('•••• 5678')).toHaveCount(1);
  await filled;
  await page.goto('/withdrawal');
  await page.getByRole('button', { name: '₱500.00' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Withdraw now' }).dblclick();
  await confirmStepUp(page, purse.password);
  await expect(payment(page)).toBeVisible();
  const { value } = await purse.call('wallet/transactions', { type: 'withdrawal' });
  expect(value).toHaveLength(1);
  expect(value[0].amount).toBe(50_000);
  await expect(page.getByTestId('wallet-balance')).toHaveText(/0\.00/);
});
