import type { Page } from '@playwright/test';

/** The heights that a page has had while it was scrolled from its top to its end, px, and its layout shifts. */
export interface Scrolled {
  heights: number[];
  shifts: string[];
}

/** Draws the page, also where scripts are off and cannot wait for a frame. */
const nextFrame = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

/** Scrolls through a page by a part of a screen at a time, after `before`. */
export async function scrollThrough(
  page: Page,
  { by = 0.5, before = () => nextFrame(page) }: { by?: number; before?: () => Promise<unknown> } = {},
): Promise<Scrolled> {
  const shifts = await page.evaluateHandle(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift' });
    return observer;
  });
  const heights = new Set<number>();
  const found: string[] = [];
  for (let isEnd = false; !isEnd; ) {
    await before();
    const seen = await shifts.evaluate((observer, part) => {
      const { scrollHeight } = document.documentElement;
      const isEnd = scrollY + innerHeight >= scrollHeight - 1;
      const lines = observer.takeRecords().map((entry) => {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className || node.tagName : '?'));
        return `${value.toFixed(3)} at ${Math.round(scrollY)}: ${moved.join(', ')}`;
      });
      scrollBy({ top: innerHeight * part, behavior: 'instant' });
      return { scrollHeight, isEnd, lines };
    }, by);
    heights.add(seen.scrollHeight);
    found.push(...seen.lines);
    isEnd = seen.isEnd;
  }
  await shifts.evaluate((observer) => observer.disconnect());
  return { heights: [...heights], shifts: found };
}
