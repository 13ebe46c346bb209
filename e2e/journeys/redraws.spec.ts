import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { countRedraws, givenToAll, redrawn } from '../support/redraws';
import { openRendered } from '../support/rendered';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

test.beforeEach(({ page }) => countRedraws(page));

test.describe('while nothing is heard of the matches', () => {
  test.use({ expectedFailures: /Failed to load resource|ERR_FAILED/ });
  test('the clocks of live matches render a board no more often than they change', { tag: full }, async ({ page }) => {
    const networkIdle = watchNetworkIdle(page);
    await page.clock.install();
    await page.goto('/sports?when=live');
    await hydrated(page);
    const clocks = await page.getByRole('main').getByText(/\d′$/).count();
    expect(clocks).toBeGreaterThan(3);
    await page.route('**/api/**', (route) => route.abort());
    // Pending answers render first.
    await networkIdle();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    await redrawn(page);
    for (let second = 0; second < 5; second++) await page.clock.runFor(1000);
    // Rerendering with each clock every second would be five times as much.
    expect(await redrawn(page)).toBeLessThan(clocks * 2);
    // The clocks are running.
    await page.clock.runFor(60_000);
    expect(await redrawn(page)).toBeGreaterThan(0);
  });
});

test('a page that wakes draws little of itself anew, and one that changes keeps what the host gives to all parts', async ({
  page,
}) => {
  await openRendered(page, '/');
  await hydrated(page);
  const elements = await page.locator('#root *').count();
  expect(await redrawn(page)).toBeLessThan(elements / 5);
  const given = await givenToAll(page);
  expect(await given.evaluate((one) => one !== undefined)).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  const later = await givenToAll(page);
  expect(await page.evaluate(([one, other]) => one === other, [given, later])).toBe(true);
});
