import type { Page } from '@playwright/test';
import { isFull } from '../support/depth';
import { type PagePaths, sitePages } from '../support/pages';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { violationsOf } from '../support/violations';

// The browser logs the unknown page's 404.
test.use({ expectedFailures: /status of 404/ });

/** The narrowest supported phone, and a desktop. */
const screens = { phone: { width: 320, height: 720 }, desktop: { width: 1280, height: 800 } };

/** Opens a page and waits for its content above the fold. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  // Sections far below the fold load lazily: their skeletons may stay.
  if (path !== '/') await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
}

/** The page's horizontal overflow, CSS pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Phones are harder; full runs also check desktops. */
const looked = Object.entries(screens).filter(([screen]) => screen === 'phone' || isFull);

for (const [screen, viewport] of looked) {
  for (const who of ['visitor', 'player'] satisfies (keyof PagePaths)[]) {
    test(`every page for a ${who} on a ${screen} is free of serious violations and no wider than its screen`, async ({
      page,
      request,
    }) => {
      const paths = await sitePages(request, isFull ? 'all' : 'some');
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (who === 'player') await signIn(page, demo);
      const found: Record<string, string[]> = {};
      for (const path of paths[who]) {
        await open(page, path);
        const overflow = await overflowOf(page);
        const problems = [
          ...(overflow > 0 ? [`wider than the screen by ${overflow} px`] : []),
          ...(await violationsOf(page)),
        ];
        if (problems.length > 0) found[path] = problems;
      }
      expect(found).toEqual({});
    });
  }
}
