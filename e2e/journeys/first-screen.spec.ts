import { templateRows } from '@marquee/templates/rows';
import { full } from '../support/depth';
import { firstOf, leastShare, phone, shownShare } from '../support/firstScreen';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

test.use({ viewport: phone });

/** The default language, and one with long words. */
const languages = ['', '/ru'];

/** The one with the highest head. */
const quick = 'slot9';

for (const { code, palettes } of templateRows)
  test(`at least 60 % of a phone's first screen are games or odds in ${code}`, {
    tag: code === quick ? [] : full,
  }, async ({ page }) => {
    const low: string[] = [];
    for (const path of languages.flatMap((prefix) => [`${prefix}/slots`, `${prefix}/sports`])) {
      const networkIdle = watchNetworkIdle(page);
      await page.goto(`${path}?marquee-theme=${code}/${palettes[0].id}`);
      await expect(firstOf(page)).toBeVisible();
      await networkIdle();
      const share = await shownShare(page);
      if (share < leastShare) low.push(`${path}: ${Math.round(100 * share)} %`);
    }
    expect(low).toEqual([]);
  });

test('a head that takes half of the screen is found', async ({ page }) => {
  const list = '<div role="list"><a data-tile="0" style="display:block;height:600px">Game</a></div>';
  await page.setContent(`<main style="margin:0"><h1 style="height:430px">Head</h1>${list}</main>`);
  expect(await shownShare(page)).toBeLessThan(0.5);
  await page.setContent(`<main style="margin:0"><h1 style="height:100px">Head</h1>${list}</main>`);
  expect(await shownShare(page)).toBeGreaterThan(leastShare);
});

test('the bar on a phone begins with the first section of the site and the limits', async ({ page, baseURL }) => {
  const paths = () =>
    page
      .locator('nav:has(a[href$="/search"]) a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  await page.goto((baseURL ?? '').replace('//localhost', '//sportsbook1.localhost'));
  expect((await paths()).slice(0, 3)).toEqual(['/', '/sports', '/responsible-gaming']);
  await page.goto('/');
  expect((await paths()).slice(0, 3)).toEqual(['/', '/casino', '/responsible-gaming']);
});
