import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { ownCalls } from '../support/ownNetwork';
import { headerBalance, signIn } from '../support/player';
import { openAccount } from '../support/purse';
import { expect, test } from '../support/sink';

test.use(ownCalls);

/** Fills the site's storage completely. */
function fillStorage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (const area of [localStorage, sessionStorage])
      for (let size = 2 ** 22, count = 0; size >= 1; )
        try {
          area.setItem(`full ${count++}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
    try {
      localStorage.setItem('one more', 'x'.repeat(64));
      return false;
    } catch {
      return true;
    }
  });
}

test('with a full storage a player stays signed in over pages and tabs, and leaves in all of them', {
  tag: full,
}, async ({ page, context }) => {
  await page.goto('/');
  expect(await fillStorage(page)).toBe(true);
  const player = await openAccount(page.request);
  await signIn(page, player);
  await page.goto('/slots');
  await expect(page.locator('main a[data-tile]').first()).toBeVisible();
  await page.goto('/deposit');
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await expect.poll(() => headerBalance(page)).toBe(10_000);
  const other = await context.newPage();
  await other.goto('/');
  await expect.poll(() => headerBalance(other)).toBe(10_000);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('balance')).toHaveCount(0);
});
