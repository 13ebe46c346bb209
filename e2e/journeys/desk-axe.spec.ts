import type { Page } from '@playwright/test';
import { isFull, rows } from '../support/depth';
import { type DeskThings, deskPages, deskRemotes, fillDesk } from '../support/deskPages';
import { DeskSite } from '../support/deskSite';
import { deskReleasesDir } from '../support/folders';
import { expect, test } from '../support/sink';
import { everyViolationOf } from '../support/violations';

let desk: DeskSite;
let things: DeskThings;
test.beforeAll(async () => {
  desk = await DeskSite.open();
  things = await fillDesk(desk);
});
test.afterAll(async () => {
  await desk.close();
  expect(desk.failures.flat()).toEqual([]);
});

const phone = { width: 390, height: 844 };
/** A full run opens every page and tab on both; otherwise some pages of each remote are looked at on a phone. */
const screens = isFull ? [{ width: 1366, height: 768 }, phone] : [phone];

/** Waits until nothing on the page loads. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Faults of what is shown now, light and dark, on a desktop and on a phone. */
async function faultsOf(page: Page, name: string, on = screens): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of on) {
    await page.setViewportSize(screen);
    for (const look of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, look);
      // Of all rules, those of colours alone see the look.
      const violations = await everyViolationOf(page, ...(look === 'dark' ? ['color-contrast'] : []));
      faults.push(...violations.map((violation) => `${name}, ${look}, ${screen.width} px: ${violation}`));
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > screen.width) faults.push(`${name} is ${width} px wide of ${screen.width}`);
  }
  return faults;
}

for (const { name: remote } of deskRemotes(deskReleasesDir))
  test(`pages of ${remote} are free of faults of accessibility, light and dark`, async ({ browser }) => {
    const faults: string[] = [];
    const page = await desk.enter(browser, 'Demo Owner');
    const pages = deskPages(desk, things).filter((one) => one.remote === remote);
    for (const { path, address } of rows(pages, 2)) {
      await page.goto(desk.origin + address);
      await expect(page.locator(`[data-remote="${remote}"] h1`)).toBeVisible();
      await settled(page);
      faults.push(...(await faultsOf(page, path)));
      const tabs = page.getByRole('main').getByRole('tab');
      for (let place = 1; isFull && place < (await tabs.count()); place++) {
        await tabs.nth(place).click();
        await settled(page);
        // The phone is harder, and what stands around them has been looked at.
        faults.push(...(await faultsOf(page, `${path}, ${await tabs.nth(place).textContent()}`, [phone])));
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

test('so are the pages of the frame, and those for signing in', async ({ browser }) => {
  const faults: string[] = [];
  const page = await desk.enter(browser, 'Demo Owner');
  for (const path of ['/nowhere', '/own', '/device']) {
    await page.goto(desk.origin + path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    faults.push(...(await faultsOf(page, path)));
  }
  await page.context().clearCookies();
  await page.goto(`${desk.origin}/sign-in`);
  await expect(page.getByRole('button').first()).toBeVisible();
  faults.push(...(await faultsOf(page, '/sign-in')));
  expect(faults).toEqual([]);
  await page.context().close();
});
