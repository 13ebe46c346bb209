import { readFileSync } from 'node:fs';
import { readStatementCsv } from '@marquee/contract/statementCsv';
import { full } from '../support/depth';
import { phone } from '../support/firstScreen';
import { demo, signIn } from '../support/player';
import { test as purseTest } from '../support/purse';
import { expect, test } from '../support/sink';

purseTest.use({ expectedFailures: /net::ERR|Failed to load resource/ });

purseTest(
  'filters stand in the address, lead back, and put up with nonsense',
  { tag: full },
  async ({ page, purse }) => {
    await purse.fill(10_000);
    await page.goto('/transaction-history?type=nonsense&status=%22%3E&from=2026-02-30&to=x&page=-3');
    const type = page.getByLabel('Type', { exact: true });
    const list = page.getByTestId('payments');
    await expect(list.getByRole('row')).toHaveCount(2);
    await expect(type).toHaveValue('');
    await type.selectOption('deposit');
    await expect(page).toHaveURL(/\?type=deposit$/);
    await page.getByLabel('Status', { exact: true }).selectOption('declined');
    await expect(page).toHaveURL(/type=deposit&status=declined$/);
    await expect(page.getByText('Nothing in this period')).toBeVisible();
    await page.goBack();
    await expect(list.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Period').selectOption('lastYear');
    await expect(page).toHaveURL(/from=20\d\d-01-01&to=20\d\d-12-31/);
    await expect(page.getByText('Nothing in this period')).toBeVisible();
    // a page number that does not exist shows the last page
    await page.goto('/transaction-history?page=99');
    await expect(list.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/\/transaction-history$/);
    // a failed load shows an error, and can be retried
    let asked = 0;
    await page.route('**/api/wallet/transactions', (route) => {
      asked += 1;
      return route.abort('connectionreset');
    });
    await page.clock.install();
    await type.selectOption('withdrawal');
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    // not automatically: all other calls are answered, so the service is up
    await page.clock.runFor(10_000);
    expect(asked).toBe(1);
    await page.unroute('**/api/wallet/transactions');
    await again.click();
    await expect(page.getByText('Nothing in this period')).toBeVisible();
  },
);

test('each history says how far it reaches and whom to ask [D6.17]', async ({ page }) => {
  await signIn(page, demo);
  for (const path of ['/transaction-history', '/bet-history', '/statement']) {
    await page.goto(path);
    const reach = page.getByText('Your history reaches back to the day you opened the account');
    await expect(reach.getByRole('link', { name: 'write to us.' })).toHaveAttribute('href', '/contact-us');
    await expect(page.getByLabel('Period').locator('option[value="months12"]')).toHaveCount(1);
  }
});

test('on a phone the days of a period show once they are to be chosen', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, demo);
  await page.goto('/statement');
  const [period, from] = [page.getByLabel('Period'), page.getByLabel('From')];
  await expect(period).toHaveValue('days30');
  await expect(from).toBeHidden();
  await period.selectOption('own');
  await from.fill('2026-01-05');
  await expect(page).toHaveURL(/from=2026-01-05/);
  await page.reload();
  await expect(from).toHaveValue('2026-01-05');
  await period.selectOption('days7');
  await expect(from).toBeHidden();
});

test('the statement is paged by the server, saved whole and read back equal, and printed whole [D6.16]', async ({
  page,
}) => {
  await signIn(page, demo);
  await page.goto('/statement?type=deposit');
  const list = page.getByTestId('statement');
  const figures = () => list.locator('dl').allTextContents();
  await expect(list).toBeVisible();
  const before = await figures();
  await page.getByLabel('Type', { exact: true }).selectOption('');
  const fullResponse = page.waitForResponse(
    (response) => response.request().postData()?.includes('"count":10000') ?? false,
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const entries = readStatementCsv(readFileSync(await saved.path(), 'utf8'));
  const { transactions, total } = await (await fullResponse).json();
  // The file has the descriptions as the site knows them, without their titles in each language.
  expect(entries).toEqual(transactions.map(({ title: _, ...entry }: { title?: unknown }) => entry));
  expect(entries).toHaveLength(total);
  // balances and totals cover the whole period, regardless of filters
  expect(await figures()).toEqual(before);

  await page.evaluate(() => {
    window.print = () => {
      document.title = String(
        [...document.querySelectorAll('[data-testid="statement"] table')]
          .find((table) => table.querySelector('caption')?.textContent === 'Statement')
          ?.querySelectorAll('tr').length,
      );
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle(String(entries.length + 1));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText(/Demo Player \(demo\)/)).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});
