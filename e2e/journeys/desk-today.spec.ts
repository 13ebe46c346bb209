import { DeskSite } from '../support/deskSite';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';

let desk: DeskSite;
test.beforeAll(async () => {
  desk = await DeskSite.open();
});
test.afterAll(() => desk.close());

test('Today has a deposit of this minute, equal to the ledger, with the postings behind it', async ({ browser }) => {
  const player = await browser.newContext({ baseURL: desk.site.url });
  const purse = await openPurse(player.request);
  await purse.fill(50_050);

  const page = await desk.enter(browser, 'Demo Owner');
  await page.goto(`${desk.origin}/today?site=localhost`);
  // The demo's player has 25,000.00. Figures are counted some seconds after the posting.
  const deposits = page.locator('dl').filter({ hasText: 'Deposits' });
  await expect(async () => {
    await page.reload();
    await expect(deposits).toContainText('25,500.50 PHP', { timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: 'Compare with the ledger' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Equal to the ledger' })).toBeVisible();

  await deposits.getByRole('link', { name: 'deposit' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postings: deposit');
  const amounts = page.getByRole('table').locator('tbody tr td[data-figure]');
  await expect(amounts).toHaveText(['25,000.00 PHP', '500.50 PHP']);
  expect(desk.failures.flat()).toEqual([]);
  await player.close();
});
