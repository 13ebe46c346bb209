import { templateRows } from '@marquee/templates/rows';
import type { Page } from '@playwright/test';
import { isFull } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { readRendered } from '../support/rendered';
import { expect, test } from '../support/sink';
import { scrollThrough } from '../support/steady';
import { keepStill } from '../support/stillPage';
import { watchNetworkIdle } from '../support/texts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Boards of one sport and of all, each in a look of its own; a full run has each look. */
const looks = [
  { code: 'slot9', size: phone, path: '/sports?sport=tennis' },
  { code: 'casino1', size: phone, path: '/sports' },
  { code: 'sportsbook2', size: desktop, path: '/sports' },
];
const boards = isFull
  ? templateRows.flatMap(({ code }, at) =>
      [phone, desktop].map((size, other) => ({ code, size, path: looks[(at + other) % 2]?.path ?? '/sports' })),
    )
  : looks;

async function open(page: Page, { code, size, path }: (typeof boards)[number]): Promise<void> {
  await page.setViewportSize(size);
  const palette = templateRows.find((row) => row.code === code)?.palettes[0].id;
  const address = new URL(path, 'http://any');
  address.searchParams.set('marquee-theme', `${code}/${palette}`);
  await page.goto(address.pathname + address.search);
}

for (const board of boards) {
  const name = `${board.path} in ${board.code}, ${board.size.width} px wide`;
  test(`${name}, stays as high as it is while it is scrolled`, async ({ page }) => {
    // No match changes meanwhile.
    await keepStill(page);
    const networkIdle = watchNetworkIdle(page);
    await open(page, board);
    await networkIdle();
    const { heights, shifts } = await scrollThrough(page);
    expect(shifts).toEqual([]);
    expect(heights).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${name}, stays as high as it is while it is scrolled`, async ({ page }) => {
      await readRendered(page);
      await open(page, board);
      expect((await scrollThrough(page)).heights).toHaveLength(1);
    });
  });
}

/** The skeletons of sections that a page which goes on by a screen would show. */
const nextSkeletons = (page: Page) =>
  page.locator('[data-section] [role="status"]:has(> i)').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < 2 * innerHeight;
      }).length,
  );

for (const { code, size } of looks)
  test(`the home page of ${code}, ${size.width} px wide, does not move while it is read screen by screen`, async ({
    page,
  }) => {
    await keepStill(page);
    await open(page, { code, size, path: '/' });
    await hydrated(page);
    // Once a page is scrolled, it prepares what follows.
    await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
    const { shifts } = await scrollThrough(page, {
      by: 1,
      before: () => expect.poll(() => nextSkeletons(page), 'skeletons on the next screen').toBe(0),
    });
    expect(shifts).toEqual([]);
  });
