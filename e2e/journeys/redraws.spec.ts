import { full } from '../support/depth';
import { countRedraws, givenToAll, redrawn } from '../support/redraws';
import { openRendered } from '../support/rendered';
import { expect, test } from '../support/sink';
import { taken } from '../support/taken';

test.beforeEach(({ page }) => countRedraws(page));

test.describe('while nothing is heard of the matches', () => {
  test.use({ expectedFailures: /Failed to load resource|ERR_FAILED/ });
  test('the clocks of live matches draw a board anew no more often than they turn', { tag: full }, async ({ page }) => {
    await page.goto('/sports?when=live');
    await taken(page);
    const clocks = await page.getByRole('main').getByText(/\d′$/).count();
    expect(clocks).toBeGreaterThan(3);
    await page.route('**/api/**', (route) => route.abort());
    // What was asked for before is drawn first.
    await page.waitForTimeout(2_000);
    await redrawn(page);
    await page.waitForTimeout(5_000);
    // Each second of each clock would be five times as many.
    expect(await redrawn(page)).toBeLessThan(clocks * 2);
  });
});

test('a page that wakes draws little of itself anew, and one that changes keeps what the host gives to all parts', async ({
  page,
}) => {
  await openRendered(page, '/');
  await taken(page);
  const elements = await page.locator('#root *').count();
  expect(await redrawn(page)).toBeLessThan(elements / 5);
  const given = await givenToAll(page);
  expect(await given.evaluate((one) => one !== undefined)).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  const later = await givenToAll(page);
  expect(await page.evaluate(([one, other]) => one === other, [given, later])).toBe(true);
});
