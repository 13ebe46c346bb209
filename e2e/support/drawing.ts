import type { Frame, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What canvases were asked to draw with no number, a line each. */
    drawingFaults: Set<string>;
    /** Whether boxes are still to change their size. */
    isSizing: boolean;
  }
}

/** Records what a page's canvases draw with NaN or infinity. What browsers refuse is an error of the page. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawingFaults = new Set();
    const context = CanvasRenderingContext2D.prototype;
    const check = (name: string, given: readonly unknown[]) => {
      if (given.flat().some((one) => typeof one === 'number' && !Number.isFinite(one)))
        window.drawingFaults.add(`${name}(${given.join(', ')})`);
    };
    for (const [name, { value, set }] of Object.entries(Object.getOwnPropertyDescriptors(context))) {
      if (typeof value === 'function')
        Object.defineProperty(context, name, {
          value(this: CanvasRenderingContext2D, ...given: unknown[]) {
            check(name, given);
            return value.apply(this, given);
          },
        });
      else if (set)
        Object.defineProperty(context, name, {
          set(this: CanvasRenderingContext2D, given: unknown) {
            check(name, [given]);
            set.call(this, given);
          },
        });
    }
  });
}

/** Lengths of a side of a box, px: from none, as in a page that is being left, to that of a phone. */
const lengths = [0, 1, 7, 21, 33, 45, 60, 79, 120, 200, 340];

/**
 * The boxes of a game's canvases have another size in each frame while `work` runs, and each size at least once.
 * Answers what was drawn with no number.
 */
export async function drawnAtEachSize(game: Frame | Page, work: () => Promise<void>): Promise<string[]> {
  await game.locator('.main').waitFor();
  const sizing = game.evaluate(async (sides) => {
    window.isSizing = true;
    const boxes = [...document.querySelectorAll<HTMLElement>('.canvas-box, .wheel-box, .machine')];
    if (boxes.length === 0) throw new Error('The game has no box');
    do {
      for (const width of sides)
        for (const height of sides) {
          for (const { style } of boxes)
            style.cssText = `position: absolute; display: block; margin: 0; min-width: 0; min-height: 0; width: ${width}px; height: ${height}px`;
          await new Promise(requestAnimationFrame);
        }
    } while (window.isSizing);
  }, lengths);
  await work();
  await game.evaluate(() => {
    window.isSizing = false;
  });
  await sizing;
  return game.evaluate(() => [...window.drawingFaults]);
}
