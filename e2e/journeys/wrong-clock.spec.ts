import type { Browser, BrowserContext, Page } from '@playwright/test';
import { full, rows } from '../support/depth';
import { ownNetwork } from '../support/ownNetwork';
import { sitePages } from '../support/pages';
import { newPlayer, register } from '../support/player';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

test.use(ownNetwork);

const minute = 60_000;
const hour = 60 * minute;

/** A page on a device whose clock is off by so many ms, with another browser's storage. */
async function onWrongDevice(browser: Browser, wrongBy: number, like: BrowserContext): Promise<Page> {
  const context = await browser.newContext({ storageState: await like.storageState() });
  await context.clock.install({ time: Date.now() + wrongBy });
  return context.newPage();
}

/** Relative and absolute times on a page: `3:12`, `in 4 min`, `2 hours ago`, `86′`. */
async function timesOf(page: Page): Promise<string[]> {
  const [texts = ''] = await page.locator('body').allInnerTexts();
  return texts.split('\n').filter((text) => /\d\s*(:\d\d|′|s\b|min|sec|hour|day|ago)/.test(text));
}

for (const wrongBy of rows([7 * minute, -26 * hour, -7 * minute, 26 * hour], 1))
  test(`races count down by the server's clock on a device that is ${wrongBy / minute} minutes wrong`, async ({
    browser,
    page,
  }) => {
    const wrong = await onWrongDevice(browser, wrongBy, page.context());
    await Promise.all([page.goto('/horse-racing'), wrong.goto('/horse-racing')]);
    const states = (of: Page) =>
      of
        .locator('main section header')
        .filter({ has: of.locator('h2') })
        .allInnerTexts();
    await expect.poll(() => states(page)).not.toEqual([]);
    await expect(async () => expect(await states(wrong)).toEqual(await states(page))).toPass();
    await wrong.context().close();
  });

test.describe('on all pages', () => {
  // The browser logs the unknown page's 404.
  test.use({ expectedFailures: /status of 404/ });

  for (const wrongBy of [7 * minute, -7 * minute, 26 * hour, -26 * hour])
    test(`every page shows the same times on a device whose clock is ${wrongBy / minute} minutes wrong`, {
      tag: full,
    }, async ({ browser, request, page }) => {
      const { visitor, player } = await sitePages(request, 'all');
      const walk = async (paths: string[]) => {
        const wrong = await onWrongDevice(browser, wrongBy, page.context());
        for (const path of paths)
          await test.step(path, async () => {
            const rests = [page, wrong].map(watchNetworkIdle);
            await Promise.all([page.goto(path), wrong.goto(path)]);
            await Promise.all(rests.map((networkIdle) => networkIdle()));
            await expect(async () => expect(await timesOf(wrong)).toEqual(await timesOf(page))).toPass();
          });
        await wrong.context().close();
      };
      await walk(visitor);
      await register(page, newPlayer());
      await walk(player);
    });
});
