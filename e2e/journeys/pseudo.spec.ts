import { expect } from '@playwright/test';
import { full, isFull } from '../support/depth';
import { sitePages } from '../support/pages';
import { demo, signIn } from '../support/player';
import { misfits, speakPseudo } from '../support/pseudo';
import { test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

/** The browser logs the 404. The server renders plain texts, which the browser replaces by long ones. */
test.use({ expectedFailures: /status of 404|failed \(hydrate\)/ });

/** The narrowest phone, a common one, and a desktop. */
const widths = isFull ? [320, 390, 1280] : [320, 1280];

/** Pages of every kind: start, forms, a lobby, a board, a text, a table, a shell page. */
const some = { visitor: ['/', '/register', '/slots', '/sports', '/faqs'], player: ['/deposit', '/account'] };

for (const who of ['visitor', 'player'] as const) {
  test(`no text of a ${who}'s pages is cut off when every text is 40 % longer`, { tag: full }, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    if (who === 'player') await signIn(page, demo);
    await speakPseudo(page);
    const paths = isFull ? (await sitePages(request))[who] : some[who];
    const found: string[] = [];
    const networkIdle = watchNetworkIdle(page);
    for (const path of paths) {
      await page.setViewportSize({ width: widths[0] ?? 320, height: 800 });
      await page.goto(path);
      await expect(page.getByText('[').first()).toBeAttached();
      await networkIdle();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // Layout follows the width; pictures reloaded for another width do not affect it.
        await networkIdle();
        for (const { what, where, text } of await misfits(page))
          found.push(`${path} at ${width}: ${what}, ${where} ${text}`);
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test('a text that is cut off, one that lies over another, and a page that is too wide are found', async ({ page }) => {
  await page.setContent(`<main>
    <p style="width:60px;overflow:hidden;white-space:nowrap">[A text that is far too long]</p>
    <p title="[A text]" style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">[A text that shortens itself]</p>
    <div><p style="height:40px">[One]</p><p style="margin-top:-40px">[Two]</p></div>
    <p style="width:3000px">[Wide]</p></main>`);
  const found = (await misfits(page)).map(({ what }) => what);
  expect([...new Set(found)].sort()).toEqual(['clipped', 'covered', 'page too wide']);
  expect(found.filter((what) => what === 'clipped')).toHaveLength(1);
});
