import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { ownCalls } from '../support/ownNetwork';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';
import { walkPages, walkSite } from '../support/walkPages';

// The browser logs the unknown page's 404.
test.use({ ...ownCalls, expectedFailures: /status of 404/ });

const numeric = 'input:is([inputmode="numeric"], [inputmode="decimal"], [type="tel"], [autocomplete="one-time-code"])';

/** Types 250 in other scripts into every number field; returns the fields that do not show 250. */
async function misread(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const field of await page.locator(`main ${numeric}`).all()) {
    if (!(await field.isEditable())) continue;
    for (const typed of ['२५०', '２５０', '٢٥٠']) {
      await field.fill(typed);
      const value = await field.inputValue();
      if (value !== '250') faults.push(`reads ${typed} in ${await field.getAttribute('name')} as ${value}`);
    }
  }
  return faults;
}

test('an amount may be typed in the digits of another script', async ({ page, request, context }) => {
  const purse = await openPurse(request);
  await purse.enter(context);
  expect(await walkPages(page, 'casino1', ['/deposit'], misread)).toEqual([]);
});

test('every number of every page may be typed in the digits of another script', { tag: full }, async ({
  page,
  request,
  context,
}) => {
  expect(await walkSite({ page, request, context }, 'casino1', misread)).toEqual([]);
});
