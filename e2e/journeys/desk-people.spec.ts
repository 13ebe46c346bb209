import { DeskSite } from '../support/deskSite';
import { demo } from '../support/player';
import { expect, test } from '../support/sink';

let desk: DeskSite;
test.beforeAll(async () => {
  desk = await DeskSite.open();
});
test.afterAll(async () => {
  await desk.close();
  expect(desk.failures.flat()).toEqual([]);
});

test('a player is found by the keyboard', async ({ browser }) => {
  const page = await desk.enter(browser, 'Demo Owner');
  await page.keyboard.press('/');
  await page.keyboard.type(demo.accountId);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(demo.accountId) }).first()).toBeVisible();
});
