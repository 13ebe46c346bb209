import { templateRows } from '@marquee/templates/rows';
import { full } from '../support/depth';
import { atWidths, layoutFaults } from '../support/layoutFaults';
import { expect, test } from '../support/sink';
import { walkPages } from '../support/walkPages';

/** The smallest phone, and a desktop. */
const widths = [320, 1440];

/** Templates whose home pages are not known to hold in Russian, with the longest words. */
const others = ['slot4', 'sportsbook3'];
const templates = templateRows.map(({ code }) => code).filter((code) => !others.includes(code));

for (const code of templates)
  test(`no text is cut and nothing overlaps at home in ${code}`, { tag: full }, async ({ page }) => {
    expect(await walkPages(page, code, ['/ru'], atWidths(widths))).toEqual([]);
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
  await page.setContent(`<main lang="en"><p style="width:40px;overflow-wrap:anywhere;hyphens:auto">Unbroken</p><p title="A text" style="width:60px;overflow:hidden;white-space:nowrap;
    text-overflow:ellipsis">A text that shortens itself</p>
    <div style="width:100px;overflow-x:auto;white-space:nowrap">A line that can be scrolled to its end</div>
    <div style="position:relative;padding:20px"><p>A card</p><a href="#a" style="position:absolute;inset:0" aria-label="A card"></a>
    <button style="position:absolute;right:0;top:0">♥</button></div>
    <div style="display:flex;padding:0 40px"><a href="#b" style="width:90px;height:44px;transform:skewX(-30deg)"></a>
    <a href="#c" style="width:90px;height:44px;transform:skewX(-30deg)"></a></div></main>
    <nav style="position:fixed;bottom:0"></nav>`);
  expect(await layoutFaults(page)).toEqual([]);
});
