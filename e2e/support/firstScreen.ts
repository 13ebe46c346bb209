import type { Page } from '@playwright/test';

/** A common phone, in CSS px. */
export const phone = { width: 390, height: 844 };

/** Least share of a phone's first screen that is games (lobby) or odds (board). */
export const leastShare = 0.6;

/** Waits for the first game of a lobby or league of a board; `main` holds one of both. */
export const firstOf = (page: Page) => page.locator('main [data-tile], main [data-league]').first();

/**
 * Share of the window's height from the first line that shows a game or odds to the last one. Lines behind pinned bars
 * do not count. 0 if there are none.
 */
export function shownShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('main [data-league]')];
    for (const tile of document.querySelectorAll('main [data-tile]')) {
      const list = tile.closest('[role="list"]');
      if (list) lists.push(list);
    }
    // The lowest bar of the page ends the lines, also where it has gaps.
    const bars = [...document.querySelectorAll('nav')].map((bar) => bar.getBoundingClientRect());
    const end = Math.min(innerHeight, ...bars.filter(({ bottom }) => bottom > innerHeight - 40).map(({ top }) => top));
    const columns = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => part * innerWidth);
    const shows = (y: number) =>
      columns.some((x) => {
        const hit = document.elementFromPoint(x, y);
        return lists.some((list) => list.contains(hit));
      });
    const lines = Array.from({ length: Math.floor(end) }, (_, y) => y).filter(shows);
    return ((lines.at(-1) ?? 0) - (lines[0] ?? 0)) / innerHeight;
  });
}
