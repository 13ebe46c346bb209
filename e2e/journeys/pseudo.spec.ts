import { templateRows } from '@marquee/templates/rows';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { atWidths, layoutFaults } from '../support/layoutFaults';
import { everyThird, pageKinds } from '../support/pageKinds';
import { sitePages } from '../support/pages';
import { demo, signIn } from '../support/player';
import { speakPseudo, untranslated } from '../support/pseudo';
import { expect, test } from '../support/sink';
import { walkPages } from '../support/walkPages';

/** The browser logs the 404. The server renders plain texts, which the browser replaces by long ones. */
test.use({ expectedFailures: /status of 404|failed \(hydrate\)/ });

/** The narrowest phone, and a desktop. */
const widths = [320, 1440];

/** Texts that do not fit, and those in no bundle. */
const look = atWidths(widths, async (page: Page) => {
  await expect(page.getByText('[').first()).toBeAttached();
  const left = await untranslated(page);
  return [...(await layoutFaults(page)), ...left.map((text) => `untranslated: ${text}`)];
});

// A page of each kind in each template, all pages there are in the first one.
for (const [place, { code }] of templateRows.entries())
  for (const who of ['visitor', 'player'] as const)
    test(`${code}: no text of a ${who}'s pages is cut off or untranslated when every text is 40 % longer`, {
      tag: full,
    }, async ({ page, request }) => {
      test.setTimeout(900_000);
      if (who === 'player') await signIn(page, demo);
      await speakPseudo(page);
      const paths = place === 0 ? (await sitePages(request))[who] : everyThird(pageKinds[who], place + 1);
      expect(await walkPages(page, code, paths, look)).toEqual([]);
    });

test('a text in no bundle is found, and what is read, counted or dated is none', async ({ page }) => {
  await speakPseudo(page);
  await page.goto('about:blank');
  await page.setContent(`<p>[Text]</p><p>Golden &amp; Reels</p><p>PHP 5.00, Nov 26, 2026, 1 hr 30 min</p><p>6 weeks</p><p>Español</p>
    <p>Left over</p><img alt="A picture" src="data:,">`);
  await page.evaluate(() => void window.dataTexts.add('<p>Golden &amp; <b>Reels</b></p>'));
  expect(await untranslated(page)).toEqual(['Left over', 'alt: A picture']);
});
