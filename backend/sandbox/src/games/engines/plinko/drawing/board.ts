import { make } from '../../../../../play/src/dom';
import { down, roundRect } from '../../../../../play/src/scene';
import type { Theme } from '../../../../../play/src/theme';
import { plinkoRows } from '../engine';

/** The layout of the board in a box, CSS pixels. */
export interface Layout {
  gap: number;
  rise: number;
  top: number;
  middle: number;
  /** The size that balls and pegs are measured by. */
  unit: number;
  /** Height of a pocket. */
  deep: number;
}

/**
 * As wide as possible, so that the pockets are readable; in a low box the pegs are closer vertically. A box that is
 * smaller than the frame has no board.
 */
export function layoutOf(width: number, height: number): Layout {
  const gap = Math.min(Math.max(0, width - 34) / (plinkoRows + 1), 52);
  const rise = Math.min(gap * 1.5, Math.max(0, height - 44) / (plinkoRows + 1.8));
  const unit = Math.min(gap, rise);
  return {
    gap,
    rise,
    unit,
    deep: Math.min(gap * 0.8, rise * 1.6),
    top: (height - rise * (plinkoRows + 1.2)) / 2 + rise * 0.8,
    middle: width / 2,
  };
}

/** The static parts of the board: metal frame, glass, rails, funnel, pegs. */
function paint(c: CanvasRenderingContext2D, width: number, height: number, theme: Theme): void {
  const { gap, rise, top, middle, unit, deep } = layoutOf(width, height);
  const half = ((plinkoRows + 1) * gap) / 2 + 6;
  const [from, to] = [Math.max(6, top - rise * 1.3), Math.min(height - 4, top + plinkoRows * rise + deep + unit * 0.3)];
  const neck = gap * 1.5;
  const outline = (by: number) => {
    c.beginPath();
    c.moveTo(middle - neck - by, from - by);
    c.lineTo(middle + neck + by, from - by);
    c.lineTo(middle + half + by, to - deep - unit * 0.6);
    c.lineTo(middle + half + by, to + by);
    c.lineTo(middle - half - by, to + by);
    c.lineTo(middle - half - by, to - deep - unit * 0.6);
    c.closePath();
  };
  c.lineJoin = 'round';
  outline(5);
  c.fillStyle = down(c, from, to, theme.metal, '#5a3208', theme.metal);
  c.strokeStyle = theme.metal;
  c.lineWidth = 6;
  c.shadowColor = 'rgba(0,0,0,.7)';
  c.shadowBlur = 24;
  c.stroke();
  c.fill();
  c.shadowColor = 'transparent';
  outline(0);
  c.fillStyle = down(c, from, to, `hsl(${theme.hue} 45% 24%)`, `hsl(${theme.hue} 50% 13%)`, `hsl(${theme.hue} 50% 8%)`);
  c.fill();
  c.save();
  outline(0);
  c.clip();
  c.strokeStyle = 'rgba(255,255,255,.05)';
  c.lineWidth = 1;
  for (let x = middle % 18; x < width; x += 18) {
    c.beginPath();
    c.moveTo(x, from);
    c.lineTo(x, to);
    c.stroke();
  }
  const glass = c.createLinearGradient(middle - half, from, middle + half, to);
  glass.addColorStop(0, 'rgba(255,255,255,.16)');
  glass.addColorStop(0.4, 'rgba(255,255,255,0)');
  c.fillStyle = glass;
  c.fillRect(0, 0, width, height);
  c.restore();
  for (let row = 0; row < plinkoRows; row++) {
    for (let peg = 0; peg <= row + 1; peg++) {
      const x = middle + (peg - (row + 1) / 2) * gap;
      const y = top + row * rise;
      const r = Math.max(2.2, unit * 0.11);
      c.fillStyle = 'rgba(0,0,0,.5)';
      c.beginPath();
      c.arc(x + r * 0.5, y + r * 0.8, r, 0, 7);
      c.fill();
      const brass = c.createRadialGradient(x - r * 0.4, y - r * 0.4, 0, x, y, r);
      brass.addColorStop(0, '#fff');
      brass.addColorStop(0.5, theme.metal);
      brass.addColorStop(1, '#5a3208');
      c.fillStyle = brass;
      c.beginPath();
      c.arc(x, y, r, 0, 7);
      c.fill();
    }
  }
  for (let wall = 0; wall <= plinkoRows + 1; wall++) {
    const x = middle + (wall - (plinkoRows + 1) / 2) * gap;
    c.fillStyle = 'rgba(0,0,0,.55)';
    roundRect(c, x - 1.5, top + plinkoRows * rise - unit * 0.3, 3, deep + unit * 0.3, 1.5);
    c.fill();
  }
}

/** The board as a picture at the density of a canvas; made again only when the box changes. */
export function boardPicture(width: number, height: number, ratio: number, theme: Theme): HTMLCanvasElement {
  const canvas = make('canvas');
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const c = canvas.getContext('2d');
  if (!c) throw new Error('This browser has no canvas');
  c.scale(ratio, ratio);
  paint(c, width, height, theme);
  return canvas;
}
