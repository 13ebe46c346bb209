import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

/** Scripts, style sheets and fonts that a page load took from the network instead of the cache. */
async function fetchedBy(page: Page, address: string): Promise<string[]> {
  const networkIdle = watchNetworkIdle(page);
  await page.goto(address);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await networkIdle();
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  return fetched.filter((url) => /\.(js|css|woff2)$/.test(url)).sort();
}

test('another colour of the same template loads no script, no style sheet and no font', { tag: full }, async ({
  page,
}) => {
  expect((await fetchedBy(page, '/?marquee-theme=slot2/color4-1')).length).toBeGreaterThan(0);
  expect(await fetchedBy(page, '/?marquee-theme=slot2/color4-2')).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-color', 'color4-2');
});

test('another template loads its own pack and fonts, and nothing of any other', { tag: full }, async ({ page }) => {
  await fetchedBy(page, '/?marquee-theme=slot2/color4-1');
  const files = await fetchedBy(page, '/?marquee-theme=sportsbook2/color13-1');
  // Its style sheet is inlined.
  expect(files.filter((url) => url.includes('/template-'))).toEqual([
    expect.stringMatching(/template-sportsbook2\.\w+\.js$/),
  ]);
  // Besides its pack: its fonts, and the modules of this home page's sections and feature.
  const other = files.filter((url) => !/template-sportsbook2\.|^\/fonts\/|^\/releases\//.test(url));
  // The HTTP library is loaded with the first call that has no seeded answer, whatever the template.
  const texts = await Promise.all(other.map(async (url) => [url, await (await page.request.get(url)).text()] as const));
  expect(texts.filter(([, text]) => !text.includes('ECONNABORTED')).map(([url]) => url)).toEqual([]);
});
