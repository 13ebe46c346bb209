import { full } from '../support/depth';
import { layoutFaults, layoutFaultsAt } from '../support/layoutFaults';
import { expect, test } from '../support/sink';
import { walkPages } from '../support/walkPages';

/** The home pages with the longest words, and with letters that are higher. */
const homes = ['/ru', '/ne'];

/** The smallest phone, and a desktop. */
const widths = [320, 1440];

/** The templates whose home pages hold. */
const templates = ['casino2', 'casino8', 'slot7'];

for (const code of templates)
  test(`no text is cut and nothing overlaps at home in ${code}`, { tag: full }, async ({ page }) => {
    expect(await walkPages(page, code, homes, layoutFaultsAt(widths))).toEqual([]);
  });

test('a page with each fault is told of all of them, and one without is not', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(`<body style="margin:0"><main style="min-height:1200px;width:500px">
    <p style="width:60px;overflow:hidden;white-space:nowrap">A text that is far too long</p>
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
    'overlap',
    'overlap',
    'covered at the end',
    'behind',
  ]);
  await page.setContent(`<main><p title="A text" style="width:60px;overflow:hidden;white-space:nowrap;
    text-overflow:ellipsis">A text that shortens itself</p>
    <div style="width:100px;overflow-x:auto;white-space:nowrap">A line that can be scrolled to its end</div>
    <div style="position:relative;padding:20px"><p>A card</p><a href="#a" style="position:absolute;inset:0" aria-label="A card"></a>
    <button style="position:absolute;right:0;top:0">♥</button></div></main>
    <nav style="position:fixed;bottom:0"></nav>`);
  expect(await layoutFaults(page)).toEqual([]);
});
