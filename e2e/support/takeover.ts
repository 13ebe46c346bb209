import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** Allowed layout shift per page. */
const shiftAllowed = 0.02;

interface Watched {
  shifts: { value: number; moved: string[] }[];
  /** The page's heading before any code of the site ran. */
  stood: Element | null;
}

/** Makes every page record layout shifts, and the served elements. */
export async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    // As on a device with a font for the page's script.
    let next = 0;
    CanvasRenderingContext2D.prototype.getImageData = () =>
      new ImageData(new Uint8ClampedArray(4096).fill(++next), 32, 32);
    const watched: Watched = { shifts: [], stood: null };
    Object.assign(globalThis, { watched });
    const described = (node: Node | null) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'gone'));
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          watched.shifts.push({ value, moved: sources.map(({ node }) => described(node).slice(0, 120)) });
    }).observe({ type: 'layout-shift', buffered: true });
    // The document is complete, and no deferred script has run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') watched.stood = document.querySelector('#root h1');
    });
  });
}

/** Hydration faults of an opened page, a line each: rerendered elements, and layout shifts. */
export async function takeoverFaults(page: Page): Promise<string[]> {
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const { shifts, isSkeleton, isAnew } = await page.evaluate(() => {
    const { shifts, stood } = Reflect.get(globalThis, 'watched') as Watched;
    const start = JSON.parse(document.getElementById('marquee-start')?.textContent ?? '{}') as { rendered?: object };
    return { shifts, isSkeleton: !start.rendered, isAnew: !stood?.isConnected };
  });
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return [
    ...(shift > shiftAllowed ? [`moves by ${shift.toFixed(3)}: ${JSON.stringify(shifts)}`] : []),
    ...(isSkeleton ? ['is given as a skeleton'] : isAnew ? ['is drawn anew'] : []),
  ];
}
