import { roundRect } from '../../../../../play/src/scene';
import type { Theme } from '../../../../../play/src/theme';
import type { SlotWin } from '../engine';
import { ROWS } from '../symbols';
import { winsLit } from './winsLit';

/** A cell of the reels, CSS pixels. */
export interface Grid {
  cell: number;
  tall: number;
}

/** The wins of a spin, `elapsed` ms after they were shown. */
interface Lit {
  wins: readonly SlotWin[];
  elapsed: number;
  /** Whether they are highlighted without celebration. */
  quiet: boolean;
  lines: readonly (readonly number[])[];
}

const lineHues = [48, 190, 330, 120, 20, 265, 80, 210, 350, 160];

/** Strokes with a dark edge and a bright line. Shadows would be too slow on cheap phones. */
function stroke(c: CanvasRenderingContext2D, colour: string, width: number): void {
  c.lineJoin = c.lineCap = 'round';
  c.strokeStyle = 'rgba(0,0,0,.6)';
  c.lineWidth = width + 4;
  c.stroke();
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.stroke();
}

function cellPath(c: CanvasRenderingContext2D, { cell, tall }: Grid, place: number, inset: number): void {
  const [x, y] = [Math.floor(place / ROWS) * cell, (place % ROWS) * tall];
  roundRect(c, x + inset, y + inset, cell - 2 * inset, tall - 2 * inset, cell * 0.12);
}

/** Frames around winning cells and, for line wins, the line through them. */
export function drawWins(c: CanvasRenderingContext2D, grid: Grid, { wins, elapsed, quiet, lines }: Lit): void {
  if (quiet) {
    c.strokeStyle = 'rgba(255,255,255,.5)';
    c.lineWidth = 2;
    for (const place of new Set(wins.flatMap((win) => win.cells))) {
      cellPath(c, grid, place, 5);
      c.stroke();
    }
    return;
  }
  const { cell, tall } = grid;
  for (const win of winsLit(wins, elapsed)) {
    const colour = `hsl(${lineHues[Math.max(0, win.line) % lineHues.length] ?? 48} 100% 68%)`;
    const width = Math.max(3, cell * 0.042);
    const rows = win.line >= 0 ? (lines[win.line] ?? []) : [];
    if (rows.length > 0) {
      c.beginPath();
      for (const [reel, row] of rows.slice(0, win.kind).entries()) c.lineTo((reel + 0.5) * cell, (row + 0.5) * tall);
      c.globalAlpha = 0.8;
      stroke(c, colour, width);
      c.globalAlpha = 1;
    }
    for (const place of win.cells) {
      cellPath(c, grid, place, 4);
      stroke(c, colour, width);
    }
  }
}

/** A text on a pill over the reels: free spins at the top, the counted win below. */
export function drawPlate(
  c: CanvasRenderingContext2D,
  { cell, tall }: Grid,
  text: string,
  where: 'top' | 'low',
  { accent, metal }: Theme,
): void {
  const size = where === 'top' ? Math.max(14, cell * 0.17) : Math.max(20, cell * 0.36);
  const middle = cell * 2.5;
  const y = where === 'top' ? size * 1.1 : tall * ROWS - size * 1.15;
  c.font = `800 ${size}px system-ui, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  const half = Math.min(middle - 4, c.measureText(text).width / 2 + size * 0.8);
  roundRect(c, middle - half, y - size * 0.82, half * 2, size * 1.64, size * 0.82);
  c.fillStyle = where === 'top' ? accent : 'rgba(12,6,2,.88)';
  c.fill();
  c.strokeStyle = where === 'top' ? 'rgba(0,0,0,.5)' : metal;
  c.lineWidth = 3;
  c.stroke();
  c.fillStyle = where === 'top' ? '#120a04' : '#ffe9a8';
  c.fillText(text, middle, y + size * 0.05, half * 2 - size);
}

/** How long coins fly, ms. */
const flight = 1300;

/**
 * Starts coins flying out of the winning cells; the returned function draws them, and returns whether any are still
 * flying.
 */
export function coinShower(wins: readonly SlotWin[], begin: number) {
  const places = [...new Set(wins.flatMap((win) => win.cells))];
  const coins = Array.from({ length: places.length > 0 ? 36 : 0 }, (_, index) => ({
    place: places[index % places.length] ?? 0,
    across: Math.random() * 2 - 1,
    up: 0.7 + Math.random(),
    late: Math.random() * 0.25,
    spin: 6 + Math.random() * 8,
  }));
  return (c: CanvasRenderingContext2D, { cell, tall }: Grid, now: number): boolean => {
    const part = (now - begin) / flight;
    for (const { place, across, up, late, spin } of coins) {
      const t = part - late;
      if (t <= 0 || t > 0.75) continue;
      const x = (Math.floor(place / ROWS) + 0.5) * cell + across * t * cell * 2;
      const y = ((place % ROWS) + 0.5) * tall - up * t * tall * 2.4 + t * t * tall * 5;
      const r = cell * 0.085;
      const turned = Math.abs(Math.cos(t * spin));
      c.fillStyle = '#a8640f';
      c.beginPath();
      c.ellipse(x, y + r * 0.14, Math.max(1.5, r * turned), r, 0, 0, 7);
      c.fill();
      c.fillStyle = turned > 0.5 ? '#ffe27a' : '#f0b53a';
      c.beginPath();
      c.ellipse(x, y, Math.max(1.2, r * turned * 0.9), r * 0.92, 0, 0, 7);
      c.fill();
    }
    return part < 1;
  };
}
