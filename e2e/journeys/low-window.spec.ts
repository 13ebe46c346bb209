import { templateRows } from '@marquee/templates/rows';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { lowWindowFaults, zoomed } from '../support/lowWindow';
import { ownCalls } from '../support/ownNetwork';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { unlike, walkPages, walkSite } from '../support/walkPages';

// The browser logs the unknown page's 404.
test.use({ ...ownCalls, viewport: zoomed, expectedFailures: /status of 404/ });

test('a page at 400 % is not covered, and leads to all of its controls', async ({ page, request, context }) => {
  const purse = await openPurse(request);
  await purse.enter(context);
  expect(await walkPages(page, 'casino2', ['/sports', '/deposit'], lowWindowFaults)).toEqual([]);
});

for (const code of [...unlike, 'sportsbook1'])
  test(`no page of ${code} is covered at 400 %`, { tag: full }, async ({ page, request, context }) => {
    expect(await walkSite({ page, request, context }, code, lowWindowFaults)).toEqual([]);
  });

test('no home page and no lobby is covered at 400 % in any template', { tag: full }, async ({ page }) => {
  const faults: string[] = [];
  for (const { code } of templateRows) faults.push(...(await walkPages(page, code, ['/', '/slots'], lowWindowFaults)));
  expect(faults).toEqual([]);
});

test('at 400 % the buttons that send can be pressed', { tag: full }, async ({ page, request, context }) => {
  const send = page.locator('main form button[type="submit"]').first();
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await send.click({ trial: true });
  }
  const purse = await openPurse(request);
  await purse.fill(10_000);
  await purse.enter(context);
  await page.goto('/deposit');
  await send.click({ trial: true });
  await page.goto('/sports');
  await hydrated(page);
  await selectOfTomorrow(page);
  await page.locator('[data-bar="slip"]').click();
  const slip = page.getByRole('dialog');
  await slip.getByRole('button', { name: '₱5.00' }).click();
  await slip.getByRole('button', { name: 'Place bet' }).click({ trial: true });
});
