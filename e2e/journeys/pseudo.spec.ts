import { templateRows } from '@marquee/templates/rows';
import { expect } from '@playwright/test';
import { full, isFull } from '../support/depth';
import { sitePages } from '../support/pages';
import { demo, signIn } from '../support/player';
import { misfits, speakPseudo, untranslated } from '../support/pseudo';
import { test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

/** The browser logs the 404. The server renders plain texts, which the browser replaces by long ones. */
test.use({ expectedFailures: /status of 404|failed \(hydrate\)/ });

/** The narrowest phone, and a desktop. */
const widths = [320, 1440];

/** Pages of every kind: start, forms, a lobby, a board, a text, a table, a shell page. */
const some = { visitor: ['/', '/register', '/slots', '/sports', '/faqs'], player: ['/deposit', '/account'] };

for (const { code, palettes } of isFull ? templateRows : templateRows.slice(0, 1)) {
  for (const who of ['visitor', 'player'] as const) {
    test(`${code}: no text of a ${who}'s pages is cut off or untranslated when every text is 40 % longer`, {
      tag: full,
    }, async ({ page, request }) => {
      test.setTimeout(1_800_000);
      if (who === 'player') await signIn(page, demo);
      await speakPseudo(page);
      const paths = isFull ? (await sitePages(request))[who] : some[who];
      const found: string[] = [];
      const networkIdle = watchNetworkIdle(page);
      for (const path of paths) {
        await page.setViewportSize({ width: widths[0] ?? 320, height: 800 });
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}marquee-theme=${code}/${palettes[0].id}`);
        await expect(page.getByText('[').first()).toBeAttached();
        await networkIdle();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          // Layout follows the width; pictures reloaded for another width do not affect it.
          await networkIdle();
          for (const { what, where, text } of await misfits(page))
            found.push(`${path} at ${width}: ${what}, ${where} ${text}`);
          for (const text of await untranslated(page)) found.push(`${path} at ${width}: untranslated, ${text}`);
        }
      }
      expect([...new Set(found)]).toEqual([]);
    });
  }
}

test('a text that is cut off, one that overlaps another, and a page that is too wide are found', async ({ page }) => {
  await page.setContent(`<main>
    <p style="width:60px;overflow:hidden;white-space:nowrap">[A text that is far too long]</p>
    <p title="[A text]" style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">[A text that shortens itself]</p>
    <div><p style="height:40px">[One]</p><p style="margin-top:-40px">[Two]</p></div>
    <p style="width:3000px">[Wide]</p></main>`);
  const found = (await misfits(page)).map(({ what }) => what);
  expect([...new Set(found)].sort()).toEqual(['clipped', 'covered', 'page too wide']);
  expect(found.filter((what) => what === 'clipped')).toHaveLength(1);
});

test('a text in no bundle is found, and what is read, counted or dated is none', async ({ page }) => {
  await speakPseudo(page);
  await page.goto('about:blank');
  await page.setContent(`<p>[Text]</p><p>Golden &amp; Reels</p><p>PHP 5.00, Nov 26, 2026</p><p>Español</p>
    <p>Left over</p><img alt="A picture" src="data:,">`);
  await page.evaluate(() => void window.dataTexts.add('<p>Golden &amp; <b>Reels</b></p>'));
  expect(await untranslated(page)).toEqual(['Left over', 'alt: A picture']);
});
