import { down, roundRect } from '../../../../../play/src/scene';
import { cellSize, columns, frameBar, frameCorner, titleHeight } from '../../../../art/slots/sheetPlan';

/** A rectangle, CSS pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Width of a frame's bars around reels of a width. */
export const rimOf = (width: number) => Math.max(10, Math.min(34, width * 0.032));

const frameAt = { x: (columns - 1) * cellSize, y: 2 * cellSize };
const titleAt = { y: 3 * cellSize, w: columns * cellSize };

/** The frame around the reels, cut from the sheet: corners as they are, bars stretched. */
function frame(c: CanvasRenderingContext2D, sheet: HTMLImageElement, { x, y, w, h }: Box, rim: number): void {
  const corner = (frameCorner / frameBar) * rim;
  const [left, top, right, bottom] = [x - rim, y - rim, x + w + rim, y + h + rim];
  const far = cellSize - frameCorner;
  const long = cellSize - 2 * frameCorner;
  const xs = [
    [0, frameCorner, left, corner],
    [frameCorner, long, left + corner, right - left - 2 * corner],
    [far, frameCorner, right - corner, corner],
  ] as const;
  const ys = [
    [0, frameCorner, top, corner],
    [frameCorner, long, top + corner, bottom - top - 2 * corner],
    [far, frameCorner, bottom - corner, corner],
  ] as const;
  // Bars first: corners cover their ends.
  const order = [...xs.keys()].flatMap((i) => [...ys.keys()].map((j) => [i, j] as const));
  order.sort(([a, b], [p, q]) => Number(a !== 1 && b !== 1) - Number(p !== 1 && q !== 1));
  for (const [i, j] of order) {
    if (i === 1 && j === 1) continue;
    const [sx, sw, dx, dw] = xs[i] as (typeof xs)[number];
    const [sy, sh, dy, dh] = ys[j] as (typeof ys)[number];
    c.drawImage(sheet, frameAt.x + sx, frameAt.y + sy, sw, sh, dx, dy, dw, dh);
  }
}

/** The well that the reels turn in, their dividers, and the frame. */
export function cabinet(
  c: CanvasRenderingContext2D,
  sheet: HTMLImageElement | undefined,
  box: Box,
  reels: number,
  hue: number,
): void {
  const { x, y, w, h } = box;
  const rim = rimOf(w);
  c.save();
  c.shadowColor = 'rgba(0,0,0,.65)';
  c.shadowBlur = 34;
  c.shadowOffsetY = 10;
  c.fillStyle = '#0b0814';
  roundRect(c, x - rim, y - rim, w + rim * 2, h + rim * 2, rim * 0.5);
  c.fill();
  c.restore();
  for (let reel = 0; reel < reels; reel++) {
    const wide = w / reels;
    c.fillStyle = down(
      c,
      y,
      y + h,
      `hsl(${hue} 42% 8%)`,
      `hsl(${hue} 40% ${reel % 2 ? 20 : 17}%)`,
      `hsl(${hue} 42% 8%)`,
    );
    c.fillRect(x + reel * wide, y, wide + 0.5, h);
    if (reel === 0) continue;
    c.fillStyle = 'rgba(0,0,0,.5)';
    c.fillRect(x + reel * wide - 1.5, y, 3, h);
    c.fillStyle = 'rgba(255,255,255,.16)';
    c.fillRect(x + reel * wide + 1.5, y, 1, h);
  }
  if (sheet) frame(c, sheet, box, rim);
}

/** The title in the space above the reels, if there is enough. */
export function lettering(c: CanvasRenderingContext2D, sheet: HTMLImageElement, width: number, space: number): void {
  if (space < 44) return;
  const high = Math.min(space - 6, (width * 0.92 * titleHeight) / titleAt.w, 150);
  const wide = (high * titleAt.w) / titleHeight;
  const from = (space - high) / 2;
  c.drawImage(sheet, 0, titleAt.y, titleAt.w, titleHeight, (width - wide) / 2, from, wide, high);
}
