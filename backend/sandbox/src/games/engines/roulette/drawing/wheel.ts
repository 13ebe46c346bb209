import { make } from '../../../../../play/src/dom';
import type { Theme } from '../../../../../play/src/theme';
import { colourOf, wheel } from '../engine';

const turn = Math.PI * 2;
/** The angle of a pocket. */
export const pocket = turn / wheel.length;
const paints = { red: ['#d8263a', '#8a0f20'], black: ['#2a2833', '#0a0910'], green: ['#1fae66', '#08603a'] } as const;

/** A square canvas with its centre at 0, 0 and a radius of one. */
function square(side: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = make('canvas');
  canvas.width = canvas.height = side;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('This browser has no canvas');
  c.scale(side / 2, side / 2);
  c.translate(1, 1);
  return [canvas, c];
}

function circle(c: CanvasRenderingContext2D, r: number, fill: string | CanvasGradient): void {
  c.fillStyle = fill;
  c.beginPath();
  c.arc(0, 0, r, 0, turn);
  c.fill();
}

function rings(c: CanvasRenderingContext2D, from: number, to: number, ...colours: string[]): CanvasGradient {
  const gradient = c.createRadialGradient(0, 0, from, 0, 0, to);
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}

/** The bowl that stands still: wood, the track of the ball, and its deflectors. */
function bowl(c: CanvasRenderingContext2D, { metal }: Theme): void {
  circle(c, 1, rings(c, 0.86, 1, '#2a1206', '#8a5022', '#c08040', '#6b3816', '#2a1206'));
  c.strokeStyle = metal;
  c.lineWidth = 0.012;
  c.beginPath();
  c.arc(0, 0, 0.985, 0, turn);
  c.stroke();
  circle(c, 0.9, rings(c, 0.8, 0.9, '#5a3014', '#3a1c0a', '#7a4a22'));
  c.fillStyle = metal;
  for (let at = 0; at < 8; at++) {
    c.save();
    c.rotate((at * turn) / 8 + 0.2);
    c.beginPath();
    const [long, wide] = at % 2 ? [0.045, 0.014] : [0.02, 0.04];
    c.moveTo(0, -0.9 - long * 0.5);
    c.lineTo(wide, -0.88);
    c.lineTo(0, -0.86 + long * 0.5);
    c.lineTo(-wide, -0.88);
    c.fill();
    c.restore();
  }
}

/** What turns: numbers, pockets with frets, cone and turret. */
function disc(c: CanvasRenderingContext2D, { metal }: Theme): void {
  for (const [index, number] of wheel.entries()) {
    const [light, dark] = paints[colourOf(number)];
    const [from, to] = [(index - 0.5) * pocket - turn / 4, (index + 0.5) * pocket - turn / 4];
    c.fillStyle = rings(c, 0.62, 0.84, dark, light);
    c.beginPath();
    c.moveTo(0, 0);
    c.arc(0, 0, 0.84, from, to);
    c.fill();
    c.fillStyle = dark;
    c.beginPath();
    c.moveTo(0, 0);
    c.arc(0, 0, 0.68, from, to);
    c.fill();
    c.strokeStyle = metal;
    c.lineWidth = 0.009;
    c.beginPath();
    c.moveTo(Math.cos(from) * 0.54, Math.sin(from) * 0.54);
    c.lineTo(Math.cos(from) * 0.84, Math.sin(from) * 0.84);
    c.stroke();
    c.save();
    c.rotate(index * pocket);
    c.fillStyle = '#fff';
    c.font = '700 0.088px system-ui, sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(String(number), 0, -0.765);
    c.restore();
  }
  c.strokeStyle = metal;
  for (const [r, width] of [
    [0.84, 0.014],
    [0.685, 0.008],
    [0.545, 0.014],
  ] as const) {
    c.lineWidth = width;
    c.beginPath();
    c.arc(0, 0, r, 0, turn);
    c.stroke();
  }
  circle(c, 0.54, rings(c, 0, 0.54, '#d89a5a', '#9a5a28', '#4a260e'));
  for (let at = 0; at < 8; at++) {
    c.save();
    c.rotate((at * turn) / 8);
    c.fillStyle = at % 2 ? 'rgba(0,0,0,.16)' : 'rgba(255,255,255,.08)';
    c.beginPath();
    c.moveTo(0, 0);
    c.arc(0, 0, 0.53, 0, turn / 8);
    c.fill();
    c.restore();
  }
  for (let arm = 0; arm < 4; arm++) {
    c.rotate(turn / 4);
    const gradient = c.createLinearGradient(-0.03, 0, 0.03, 0);
    gradient.addColorStop(0, '#7a5010');
    gradient.addColorStop(0.4, '#fff6d8');
    gradient.addColorStop(1, metal);
    c.fillStyle = gradient;
    c.beginPath();
    c.roundRect(-0.022, -0.32, 0.044, 0.3, 0.02);
    c.fill();
    c.beginPath();
    c.arc(0, -0.33, 0.045, 0, turn);
    c.fill();
  }
  circle(c, 0.13, rings(c, 0, 0.13, '#fffbe8', metal, '#6b3a06'));
  circle(c, 0.06, rings(c, 0, 0.06, '#fff', metal));
}

/** The two parts of a wheel, drawn once at a size in pixels, so that a frame is two pictures and a ball. */
export function wheelParts(theme: Theme, side: number): { still: HTMLCanvasElement; turning: HTMLCanvasElement } {
  const [still, c] = square(side);
  bowl(c, theme);
  const [turning, d] = square(side);
  disc(d, theme);
  return { still, turning };
}
