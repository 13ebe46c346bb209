import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { test } from '../support/purse';
import { expect } from '../support/sink';

const payment = (page: Page) => page.getByTestId('payment');

test('a deposit on the page of the payment service: there at once, back and there again by hand, approved and credited', async ({
  page,
  purse,
}) => {
  await page.goto('/deposit');
  await page.getByRole('radio', { name: /Payment page/ }).check();
  await page.getByLabel('Amount').fill('150');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.getByRole('link', { name: /^Back to/ }).click();
  // returning proves nothing: the server's state is shown
  await expect(page).toHaveURL(/\/deposit\?payment=/);
  await expect(payment(page)).toHaveAttribute('data-state', 'pending');
  await expect(page.getByTestId('next-step')).toContainText(new URL(page.url()).host);
  await expect(page.getByRole('timer')).toHaveText(/Time left: 1[45]:/);
  await page.reload();
  const go = page.getByRole('button', { name: 'Continue to payment' });
  await go.focus();
  await go.press('Enter');
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(payment(page)).toHaveAttribute('data-state', 'approved');
  await expect(page.getByTestId('next-step')).toHaveCount(0);
  await expect(page.getByTestId('wallet-balance')).toHaveText(/150\.00/);
  const { value } = await purse.call('wallet/transactions', {});
  expect(value).toHaveLength(1);
});

test(
  'a code to pay with fits the smallest telephone, and the page follows by itself',
  { tag: full },
  async ({ page, purse }, info) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/vi/deposit');
    await page.getByRole('radio', { name: /QR payment/ }).check();
    await page.getByLabel('Số tiền').fill('150');
    await page.getByRole('button', { name: 'Xem lại' }).click();
    await page.getByRole('button', { name: 'Nạp ngay' }).click();
    const step = page.getByTestId('next-step');
    await expect(step.getByRole('img', { name: 'Mã QR của khoản thanh toán này' })).toBeVisible();
    await expect(step.getByRole('timer')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await info.attach('code', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
    const id = new URL(page.url()).searchParams.get('payment') ?? '';
    const answered = await page.request.post(`/sandbox/pay/${id}`, { form: { answer: 'decline' }, maxRedirects: 0 });
    expect(answered.status()).toBe(303);
    await expect(payment(page)).toHaveAttribute('data-state', 'declined');
    await expect(step).toHaveCount(0);
    expect((await purse.call('auth/get_balance', {})).game_balance).toBe(0);
  },
);
