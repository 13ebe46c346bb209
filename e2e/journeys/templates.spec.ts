import { templateRows } from '@marquee/templates/rows';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { sitePages } from '../support/pages';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { violationsOf } from '../support/violations';

// The browser logs the unknown page's 404.
test.use({ expectedFailures: /status of 404/, viewport: { width: 320, height: 720 } });

/** Allowed layout shift per page (specification issue). */
const shiftAllowed = 0.05;

/** Records layout shifts in `layoutShifts`: size and elements. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const layoutShifts: { value: number; moved: string[] }[] = [];
    Object.assign(globalThis, { layoutShifts });
    const described = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) layoutShifts.push({ value, moved: sources.map(({ node }) => described(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page in a theme and returns its faults, a line each. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  if (!/^\/(\?|$)/.test(path))
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const { overflow, shifts } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    shifts: Reflect.get(globalThis, 'layoutShifts') as { value: number; moved: string[] }[],
  }));
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return [
    ...(overflow > 0 ? [`${path} is wider than the screen by ${overflow} px`] : []),
    ...(shift > shiftAllowed ? [`${path} shifts by ${shift.toFixed(3)}: ${JSON.stringify(shifts)}`] : []),
  ];
}

/**
 * Records the position of the hero's picture in `heroPlaces`: in the skeleton, and in the rendered page (x, y, width).
 */
async function watchHero(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heroPlaces: Record<string, number[]> = {};
    Object.assign(globalThis, { heroPlaces });
    const look = () => {
      const picture = document.querySelector('#root img[src*="/scene/"]');
      if (picture) {
        const { x, y, width } = picture.getBoundingClientRect();
        heroPlaces[picture.closest('.sk-hero') ? 'skeleton' : 'host'] ??= [x, y, width].map(Math.round);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Links to a template's own files. */
const packOf = (page: Page, code: string) => page.locator(`head [data-href*="/template-${code}."]`);

/** One of each layout and the unusual ones; a full run opens all. */
const quick = new Set<string>(['casino1', 'slot2', 'sportsbook1', 'slot7', 'casino9']);

for (const { code, palettes } of templateRows) {
  const theme = `${code}/${palettes[0].id}`;

  test(`${code} fits a narrow phone, in its colours from the first paint`, {
    tag: quick.has(code) ? [] : full,
  }, async ({ page }) => {
    await watchShifts(page);
    await watchHero(page);
    const first = page.waitForResponse((response) => response.url().includes('marquee-theme'));
    expect(await faultsOf(page, `/?marquee-theme=${theme}`)).toEqual([]);
    const html = await (await first).text();
    expect(html).toContain(`data-template="${code}"`);
    expect(html).toContain(`--surface-0:${palettes[0].surface0}`);
    await expect(packOf(page, code)).toHaveCount(1);
    const ground = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--surface-0'),
    );
    expect(ground).toBe(palettes[0].surface0);
    const { skeleton = [], host = [] } = await page.evaluate(
      () => Reflect.get(globalThis, 'heroPlaces') as Record<string, number[]>,
    );
    for (const [at, place] of skeleton.entries()) expect(Math.abs((host[at] ?? 0) - place)).toBeLessThanOrEqual(1);
  });

  test(`${code} has no serious violation on its home page`, { tag: full }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { id } of [palettes[0], palettes.find(({ scheme }) => scheme !== palettes[0].scheme) ?? palettes[1]]) {
      await page.goto(`/?marquee-theme=${code}/${id}`);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await violationsOf(page), id).toEqual([]);
    }
  });

  test(`every route stands in ${code} [R2.02]`, { tag: full }, async ({ page, request }) => {
    const { visitor, player } = await sitePages(request, 'all');
    await watchShifts(page);
    await page.goto(`/?marquee-theme=${theme}`);
    const faults: string[] = [];
    for (const path of visitor) faults.push(...(await faultsOf(page, path)));
    await signIn(page, demo);
    for (const path of player) faults.push(...(await faultsOf(page, path)));
    expect(faults).toEqual([]);
  });
}
