import type { Locator } from '@playwright/test';
import { full } from '../support/depth';
import { alikeInForcedColours } from '../support/forcedColours';
import { hydrated } from '../support/hydrated';
import { ownCalls, ownNetwork } from '../support/ownNetwork';
import { expect, test } from '../support/sink';
import { unlike, walkSite } from '../support/walkPages';

test.use(ownNetwork);

/** The visible styles of an element in forced colours, which remove our backgrounds and colours. */
const look = (element: Locator) =>
  element.evaluate((one) => {
    const { outlineStyle, borderStyle, color } = getComputedStyle(one);
    return [outlineStyle, borderStyle, color].join(' ');
  });

test('selected and closed parts look different in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  await hydrated(page);
  const ways = page.locator('main label:has(> input[type="radio"])');
  expect(await look(ways.first())).not.toBe(await look(ways.last()));

  await page.goto('/sports');
  await hydrated(page);
  const sports = page.locator('main ul a, main ul button');
  const chosen = page.locator('main ul :is([aria-current], [aria-pressed="true"])').first();
  expect(await look(chosen)).not.toBe(await look(sports.last()));
  const odds = page.locator('main button[aria-pressed="false"]:not([aria-disabled])').first();
  const before = await look(odds);
  const closed = page.locator('main button[aria-pressed][aria-disabled]').first();
  if ((await closed.count()) > 0) expect(await look(closed)).not.toBe(before);
  await odds.click();
  await expect.poll(() => look(page.locator('main button[aria-pressed="true"]').first())).not.toBe(before);
});

test.describe('in every page', () => {
  // The browser logs the unknown page's 404.
  test.use({ ...ownCalls, expectedFailures: /status of 404/ });

  for (const code of unlike)
    test(`selected and closed parts look different in forced colours, in ${code}`, { tag: full }, async ({
      page,
      request,
      context,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await walkSite({ page, request, context }, code, alikeInForcedColours)).toEqual([]);
    });
});
