import { picture } from '../../../../../play/src/art';
import { make } from '../../../../../play/src/dom';
import { cellSize, columns, symbolCount } from '../../../../art/slots/sheetPlan';
import { ORDINARY, WILD } from '../symbols';

/** The symbols at one size, sharp and blurred for fast reels. */
export interface Atlas {
  /** A symbol's side in pixels of the canvas. */
  side: number;
  sharp: HTMLCanvasElement;
  fast: HTMLCanvasElement;
}

/** Length of the motion blur, relative to the symbol's height, and its number of copies. */
const smear = 0.2;
const copies = 5;

function blank(width: number, height: number): { canvas: HTMLCanvasElement; c: CanvasRenderingContext2D } {
  const canvas = make('canvas');
  canvas.width = width;
  canvas.height = height;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('This browser has no canvas');
  return { canvas, c };
}

const cellOf = (symbol: number, side: number) =>
  [(symbol % columns) * side, Math.floor(symbol / columns) * side] as const;

/** Fallback symbols, tiles with a number, so that a game without art is playable. */
function plainSymbol(c: CanvasRenderingContext2D, symbol: number, side: number): void {
  const [x, y] = cellOf(symbol, side);
  c.fillStyle = `hsl(${(symbol * 47) % 360} 62% 42%)`;
  c.beginPath();
  c.roundRect(x + side * 0.1, y + side * 0.1, side * 0.8, side * 0.8, side * 0.14);
  c.fill();
  c.fillStyle = '#fff';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.font = `800 ${side * (symbol < ORDINARY ? 0.5 : 0.2)}px system-ui, sans-serif`;
  const text = symbol < ORDINARY ? String(symbol + 1) : symbol === WILD ? 'WILD' : 'FREE';
  c.fillText(text, x + side / 2, y + side / 2);
}

/** Draws all symbols once at a size in pixels; without a sprite sheet, the fallback symbols. */
export function atlasOf(sheet: HTMLImageElement | undefined, side: number): Atlas {
  const rows = Math.ceil(symbolCount / columns);
  const sharp = blank(side * columns, side * rows);
  if (sheet) {
    const [w, h] = [columns * cellSize, rows * cellSize];
    sharp.c.drawImage(sheet, 0, 0, w, h, 0, 0, side * columns, side * rows);
  } else for (let symbol = 0; symbol < symbolCount; symbol++) plainSymbol(sharp.c, symbol, side);
  const fast = blank(side * columns, side * rows);
  fast.c.globalAlpha = 0.34;
  for (let symbol = 0; symbol < symbolCount; symbol++) {
    const [x, y] = cellOf(symbol, side);
    fast.c.save();
    fast.c.beginPath();
    fast.c.rect(x, y, side, side);
    fast.c.clip();
    for (let copy = 0; copy < copies; copy++) {
      const by = ((copy - (copies - 1) / 2) / copies) * smear * 2 * side;
      fast.c.drawImage(sharp.canvas, x, y, side, side, x, y + by, side, side);
    }
    fast.c.restore();
  }
  return { side, sharp: sharp.canvas, fast: fast.canvas };
}

/** Draws a symbol of an atlas into a square. */
export function drawSymbol(
  c: CanvasRenderingContext2D,
  { side, sharp, fast }: Atlas,
  symbol: number,
  x: number,
  y: number,
  size: number,
  isFast = false,
): void {
  const [fromX, fromY] = cellOf(symbol, side);
  c.drawImage(isFast ? fast : sharp, fromX, fromY, side, side, x, y, size, size);
}

let loaded: Promise<HTMLImageElement | undefined> | undefined;

/** The open game's sprite sheet, loaded once. */
export function sheetOf(game: { provider_code: string; game_code: string }): Promise<HTMLImageElement | undefined> {
  loaded ??= picture(game, 'symbols');
  return loaded;
}

/** A symbol as an image of `size` CSS pixels, drawn once loaded. */
export function symbolCanvas(
  game: { provider_code: string; game_code: string },
  symbol: number,
  size: number,
): HTMLCanvasElement {
  const side = Math.round(size * Math.min(2, window.devicePixelRatio || 1));
  const { canvas, c } = blank(side, side);
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.width = canvas.style.height = `${size}px`;
  void sheetOf(game).then((sheet) => {
    const [x, y] = cellOf(symbol, cellSize);
    if (sheet) c.drawImage(sheet, x, y, cellSize, cellSize, 0, 0, side, side);
    else {
      c.translate(...(cellOf(symbol, side).map((at) => -at) as [number, number]));
      plainSymbol(c, symbol, side);
    }
  });
  return canvas;
}
