import type { Page } from '@playwright/test';

/** Pictures side by side, in rows. */
export interface Layout {
  /** Width of the whole, px. */
  width: number;
  /** Width of each picture, px. */
  each: number;
  /** Pictures of each row. A shorter row is centred. */
  rows: readonly (readonly Buffer[])[];
}

const gap = 16;

const htmlOf = ({ width, each, rows }: Layout) => `<!doctype html>
<style>
  body { margin: 0; width: ${width}px; background: #14161b }
  main { display: grid; gap: ${gap}px; padding: ${gap}px }
  div { display: flex; justify-content: center; gap: ${gap}px }
  img { display: block; width: ${each}px; border-radius: 10px }
</style>
<main>${rows.map((row) => `<div>${row.map(imageOf).join('')}</div>`).join('')}</main>`;

const imageOf = (png: Buffer) => `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`;

/** Puts pictures (PNG) together as one WebP; `page` must be empty, with one device pixel per px. */
export async function compose(page: Page, layout: Layout): Promise<Buffer> {
  await page.setContent(htmlOf(layout));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: layout.width, height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** The width of a layout with a number of pictures of a width in its longest row, px. */
export const widthOf = (count: number, each: number) => count * each + (count + 1) * gap;
