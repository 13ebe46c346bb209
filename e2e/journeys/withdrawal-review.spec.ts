import { randomUUID } from 'node:crypto';
import { signIn } from '../support/player';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';

/** A sandbox site whose rules hold withdrawals to new bank accounts. */
const domain = 'slot9.localhost';

test('a withdrawal that waits for a person says so, and that its amount is reserved', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const purse = await openPurse(request, domain);
  await purse.fill(50_000);
  const [bank] = (await purse.call('wallet/banks', {})).value;
  const accounts = await purse.call('wallet/add_bank_account', {
    request_id: randomUUID(),
    bank_code: bank.bank_code,
    holder_name: purse.fullName,
    account_number: bank.example,
  });
  const { value } = await purse.call('wallet/withdraw', {
    request_id: randomUUID(),
    bank_account_id: accounts.value[0].bank_account_id,
    amount: 30_000,
  });
  const origin = (baseURL ?? '').replace('//localhost', `//${domain}`);
  await context.addCookies([{ name: 'language', value: 'EN', url: origin }]);
  await signIn(page, purse, origin);
  await page.goto(`${origin}/withdrawal?payment=${value[0].payment_id}`);
  const payment = page.getByTestId('payment');
  await expect(payment).toHaveAttribute('data-state', 'review');
  await expect(payment.getByText('We check this withdrawal before we pay it.')).toBeVisible();
  await expect(page.getByTestId('balance').locator('output')).toHaveText(/200\.00/);
});
