import { languageCodes, languages } from '@marquee/contract/languages';
import { templateRows } from '@marquee/templates/rows';
import { full } from '../support/depth';
import { atWidths, layoutFaults } from '../support/layoutFaults';
import { pageKinds } from '../support/pageKinds';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { walkPages } from '../support/walkPages';

/** The browser logs the 404. */
test.use({ expectedFailures: /status of 404/ });

/** From the smallest phone to a wide desktop, px. */
const widths = [320, 360, 390, 768, 1440, 2560];

/** Each kind of page, and who opens it. */
const kinds = (['visitor', 'player'] as const).flatMap((who) => pageKinds[who].map((path) => ({ who, path })));

/**
 * Three of the kinds in each language for a template, at two of the widths each. The templates together meet each kind
 * in each language. All of it would take a day. `pseudo.spec.ts` has more kinds in each template, with longer texts.
 */
const looksOf = (template: number) =>
  languageCodes.flatMap((code, language) =>
    [0, 1, 2].map((place) => {
      const number = 7 * template + 3 * language + place;
      const { who, path } = kinds[number % kinds.length] as (typeof kinds)[number];
      const prefix = code === 'EN' ? '' : `/${languages[code].tag}`;
      return { who, path: prefix + (prefix && path === '/' ? '' : path), widths: pairOf(number + template) };
    }),
  );
const pairOf = (number: number) => [0, 3].map((place) => widths[(number + place) % widths.length] as number);

for (const [place, { code }] of templateRows.entries())
  for (const who of ['visitor', 'player'] as const)
    test(`no text is cut and nothing overlaps on a ${who}'s pages of ${code}, in each language`, {
      tag: full,
    }, async ({ page }) => {
      test.setTimeout(900_000);
      if (who === 'player') await signIn(page, demo);
      const faults: string[] = [];
      for (const look of looksOf(place).filter((one) => one.who === who))
        faults.push(...(await walkPages(page, code, [look.path], atWidths(look.widths))));
      expect(faults).toEqual([]);
    });

test('a page with each fault is told of all of them, and one without is not', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(`<body style="margin:0"><main style="min-height:1200px;width:500px">
    <p style="width:60px;overflow:hidden;white-space:nowrap">A text that is far too long</p>
    <p style="width:40px;overflow-wrap:anywhere">Unbroken</p>
    <p style="height:40px">One</p><p style="margin-top:-56px">Two</p>
    <a href="#a" style="display:block;width:90px;height:44px">A way</a>
    <a href="#b" style="display:block;width:90px;height:44px;margin-top:-20px">Another</a>
    <div style="position:relative"><button style="width:90px;height:44px">Below</button>
    <i style="position:absolute;inset:0;background:red"></i></div></main><p>The last line</p>
    <nav style="position:fixed;bottom:0;width:100%;height:120px"></nav>`);
  const found = await layoutFaults(page);
  expect(found.map((line) => line.split(':')[0])).toEqual([
    'wide',
    'cut',
    'torn',
    'overlap',
    'overlap',
    'covered at the end',
    'behind',
  ]);
  await page.setContent(`<main lang="en"><code style="display:block;width:40px;overflow-wrap:anywhere">abcdefabcd</code>
    <p style="width:40px;overflow-wrap:anywhere;hyphens:auto">Unbroken</p><p title="A text" style="width:60px;overflow:hidden;white-space:nowrap;
    text-overflow:ellipsis">A text that shortens itself</p>
    <div style="width:100px;overflow-x:auto;white-space:nowrap">A line that can be scrolled to its end</div>
    <div style="position:relative;padding:20px"><p>A card</p><a href="#a" style="position:absolute;inset:0" aria-label="A card"></a>
    <button style="position:absolute;right:0;top:0">♥</button></div>
    <div style="display:flex;padding:0 40px"><a href="#b" style="width:90px;height:44px;transform:skewX(-30deg)"></a>
    <a href="#c" style="width:90px;height:44px;transform:skewX(-30deg)"></a></div></main>
    <nav style="position:fixed;bottom:0"></nav>`);
  expect(await layoutFaults(page)).toEqual([]);
});
