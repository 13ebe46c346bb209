import type { Page } from '@playwright/test';
import { expect, test } from '../support/sink';

const minute = 60_000;

/** Sets the clock of a page's device wrong, by so many ms. */
async function setClock(page: Page, wrongBy: number): Promise<void> {
  await page.addInitScript((by) => {
    const right = Date;
    class Wrong extends right {
      constructor(...of: [] | [string | number | Date]) {
        if (of.length === 0) super(right.now() + by);
        else super(...(of as [string]));
      }
      static override now = () => right.now() + by;
    }
    globalThis.Date = Wrong as DateConstructor;
  }, wrongBy);
}

for (const wrongBy of [7 * minute, -7 * minute, 26 * 60 * minute, -26 * 60 * minute])
  test(`races count down by the server's clock on a device that is ${wrongBy / minute} minutes wrong`, async ({
    page,
    context,
  }) => {
    const right = await context.newPage();
    await setClock(page, wrongBy);
    await Promise.all([page.goto('/horse-racing'), right.goto('/horse-racing')]);
    const states = (of: Page) =>
      of
        .locator('main section header')
        .filter({ has: of.locator('h2') })
        .allInnerTexts();
    await expect.poll(async () => (await states(right)).length).toBeGreaterThan(2);
    const first = async (of: Page) => (await states(of)).slice(0, 3);
    await expect.poll(async () => (await first(page)).join() === (await first(right)).join()).toBe(true);
    // it stays so when the clocks have ticked
    const seen = (await first(right)).join();
    await expect.poll(async () => (await first(right)).join() !== seen).toBe(true);
    await expect.poll(async () => (await first(page)).join() === (await first(right)).join()).toBe(true);
  });
