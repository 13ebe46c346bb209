import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { deskPages, fillDesk } from '../support/deskPages';
import { DeskSite } from '../support/deskSite';
import { expect, test } from '../support/sink';

let desk: DeskSite;
test.beforeAll(async () => {
  desk = await DeskSite.open();
});
test.afterAll(async () => {
  await desk.close();
  expect(desk.failures.flat()).toEqual([]);
});

const screens = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** Waits until nothing on the page loads. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Faults of what is shown now, light and dark, on a desktop and on a phone. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const look of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, look);
      const axe = new AxeBuilder({ page });
      // Of all rules, those of colours alone see the look.
      const { violations } = await (look === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
      const at = `${name}, ${look}, ${screen.width} px`;
      faults.push(...violations.map(({ id, nodes }) => `${at}: ${id} ${nodes.map(({ html }) => html).slice(0, 3)}`));
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > screen.width) faults.push(`${name} is ${width} px wide of ${screen.width}`);
  }
  return faults;
}

test('every page of the desk is free of faults of accessibility, light and dark, on a desktop and a phone', async ({
  browser,
}) => {
  const pages = deskPages(desk, await fillDesk(desk));
  const faults: string[] = [];
  for (const remote of new Set(pages.map((one) => one.remote))) {
    // A session of its own: the confirmation of a sign-in holds for five minutes.
    const page = await desk.enter(browser, 'Demo Owner');
    for (const { path, address } of pages.filter((one) => one.remote === remote)) {
      await page.goto(desk.origin + address);
      await expect(page.locator(`[data-remote="${remote}"] h1`)).toBeVisible();
      await settled(page);
      faults.push(...(await faultsOf(page, path)));
      const tabs = page.getByRole('main').getByRole('tab');
      for (let place = 1; place < (await tabs.count()); place++) {
        await tabs.nth(place).click();
        await settled(page);
        faults.push(...(await faultsOf(page, `${path}, ${await tabs.nth(place).textContent()}`)));
      }
    }
    await page.context().close();
  }
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
