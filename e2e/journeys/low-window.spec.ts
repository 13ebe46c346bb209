import { templateRows } from '@marquee/templates/rows';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { lowWindowFaults, zoomed } from '../support/lowWindow';
import { ownCalls } from '../support/ownNetwork';
import { sitePages } from '../support/pages';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { watchRest } from '../support/texts';

// The unknown page is answered with 404, which the browser notes.
test.use({ ...ownCalls, viewport: zoomed, expectedFailures: /status of 404/ });

/** Opens pages one after another, in a template, and gives what is wrong with them, a line each. */
async function faultsOf(page: Page, theme: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const atRest = watchRest(page);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}marquee-theme=${theme}`);
    await atRest();
    faults.push(...(await lowWindowFaults(page)).map((fault) => `${path} ${fault}`));
  }
  return faults;
}

const themeOf = (code: string) => `${code}/${templateRows.find((row) => row.code === code)?.palettes[0].id}`;

/** A plain bar, one that floats, and one with a menu of its own. */
const unlike = ['slot4', 'casino2', 'casino8'];

test('a page at 400 % is not covered, and leads to all of its controls', async ({ page, request, context }) => {
  const purse = await openPurse(request);
  await purse.enter(context);
  expect(await faultsOf(page, themeOf('casino2'), ['/sports', '/deposit'])).toEqual([]);
});

for (const code of unlike)
  test(`no page of ${code} is covered at 400 %`, { tag: full }, async ({ page, request, context }) => {
    const { visitor, player } = await sitePages(request, 'all');
    const faults = await faultsOf(page, themeOf(code), visitor);
    const purse = await openPurse(request);
    await purse.enter(context);
    faults.push(...(await faultsOf(page, themeOf(code), ['/', '/sports', ...player])));
    expect(faults).toEqual([]);
  });

test('no home page of any template is covered at 400 %', { tag: full }, async ({ page }) => {
  const faults: string[] = [];
  for (const { code } of templateRows)
    faults.push(...(await faultsOf(page, themeOf(code), ['/'])).map((fault) => `${code} ${fault}`));
  expect(faults).toEqual([]);
});

test('at 400 % the buttons that send can be pressed', async ({ page, request, context }) => {
  const send = page.locator('main form button[type="submit"]').first();
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await send.click({ trial: true });
  }
  const purse = await openPurse(request);
  await purse.enter(context);
  await page.goto('/deposit');
  await send.click({ trial: true });
  await page.goto('/sports');
  await selectOfTomorrow(page);
  await page.locator('[data-bar="slip"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Place bet' }).click({ trial: true });
});
