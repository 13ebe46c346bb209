import { templateRows } from '@marquee/templates/rows';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';

/** The smallest screens for which it is promised. */
const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];

/** The pages where a player decides about money or play. */
const paths = ['/', '/casino', '/slots', '/sports', '/horse-racing', '/deposit', '/minigame', '/spin'];

/** A bar of its own, a header in a column, and one of the usual ones; a full run opens all. */
const quick = new Set<string>(['casino8', 'casino7', 'slot2']);

/** Whether a link to limits is on the screen without scrolling, covered by nothing, and large enough to be hit. */
const isReached = (page: Page) =>
  page.locator('a[href$="/responsible-gaming"]').evaluateAll((links) =>
    links.some((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return width >= 24 && height >= 24 && y + height <= innerHeight && met !== null && link.contains(met);
    }),
  );

for (const { code, palettes } of templateRows) {
  test(`limits are one click away on the first screen of each page that takes money in ${code} [D9.22]`, {
    tag: quick.has(code) ? [] : full,
  }, async ({ page }) => {
    await signIn(page, demo);
    await page.goto('/slots');
    const game = (await page.locator('a[href*="/playnow"]').first().getAttribute('href')) ?? '';
    const real = game.includes('mode=') ? game.replace(/mode=\w+/, 'mode=real') : `${game}&mode=real`;
    for (const path of [...paths, game.replace(/&mode=\w+/, ''), real]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}marquee-theme=${code}/${palettes[0].id}`);
      await hydrated(page);
      await expect(page.locator('h1').first()).toBeAttached();
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await expect.poll(() => isReached(page), `${path} at ${screen.width} × ${screen.height}`).toBe(true);
      }
    }
  });
}
