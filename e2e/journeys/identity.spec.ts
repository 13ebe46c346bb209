import { full } from '../support/depth';
import { ownNetwork } from '../support/ownNetwork';
import { giveAddress, newPlayer, register } from '../support/player';
import { expect, test } from '../support/sink';

test.use(ownNetwork);

test('a player uploads documents for the identity check, and the open page shows by itself that it passed', {
  tag: full,
}, async ({ browser, baseURL }) => {
  const origin = (baseURL ?? '').replace('//localhost', '//casino4.localhost');
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const player = { ...newPlayer(), fullName: 'Journey Documents' };
  await register(page, player);
  await page.goto('/security');
  await page.getByRole('link', { name: 'Give my address' }).click();
  await giveAddress(page, player);
  await expect(page).toHaveURL(/\/security$/);
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Identity check' }) })
    .last();
  await expect(card).toContainText('Documents needed');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const partner = await context.newPage();
  await partner.goto('/security');
  await partner.getByRole('button', { name: 'Continue to the check' }).click();
  await partner.getByRole('button', { name: 'Hand in my documents' }).click();
  await expect(partner.getByText('are being looked at')).toBeVisible();
  await expect(card).toContainText('Confirmed');
  await context.close();
});
