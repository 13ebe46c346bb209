import { down, easeOut, roundRect, type Scene } from '../../../../../play/src/scene';
import type { Theme } from '../../../../../play/src/theme';

/** The state of a throw. `part` is its progress: 0 shaking … 1 all dice at rest. */
export interface Throw {
  part: number;
  shaking: boolean;
  /** Four digits, or none before the first throw. */
  digits: string;
  won: boolean | undefined;
}

/** When the cup tips, in parts of the throw. */
const tips = 0.3;

/** A ten-sided die as big as `r`, with its digit. */
function die(c: CanvasRenderingContext2D, r: number, digit: string, [light, mid, dark]: readonly string[]): void {
  const face = (fill: string | CanvasGradient, ...points: readonly (readonly [number, number])[]) => {
    c.fillStyle = fill;
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x * r, y * r);
    c.closePath();
    c.fill();
  };
  face(dark ?? '', [0, -1], [0.95, -0.22], [0.95, 0.24], [0, 1], [-0.95, 0.24], [-0.95, -0.22]);
  face(mid ?? '', [0, -1], [0.95, -0.22], [0.66, 0.2]);
  face(light ?? '', [0, -1], [-0.95, -0.22], [-0.66, 0.2]);
  face(down(c, -r, r * 0.6, light ?? '', mid ?? ''), [0, -1], [0.66, 0.2], [0, 0.62], [-0.66, 0.2]);
  c.strokeStyle = 'rgba(255,255,255,.35)';
  c.lineWidth = 1.5;
  c.beginPath();
  c.moveTo(0, -r);
  c.lineTo(r * 0.66, r * 0.2);
  c.lineTo(0, r * 0.62);
  c.lineTo(-r * 0.66, r * 0.2);
  c.closePath();
  c.stroke();
  c.fillStyle = '#fff';
  c.strokeStyle = 'rgba(0,0,0,.55)';
  c.lineWidth = r * 0.12;
  c.lineJoin = 'round';
  c.font = `800 ${r * 0.72}px system-ui, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.strokeText(digit, 0, 0);
  c.fillText(digit, 0, 0);
}

/** The cup, its mouth up, standing on 0, 0. */
function cup(c: CanvasRenderingContext2D, size: number, { metal }: Theme): void {
  const [w, h] = [size * 0.5, size * 1.15];
  const across = c.createLinearGradient(-w, 0, w, 0);
  for (const [at, colour] of [
    [0, '#2e1408'],
    [0.3, '#b06a34'],
    [0.55, '#7a4018'],
    [1, '#260f05'],
  ] as const)
    across.addColorStop(at, colour);
  c.fillStyle = across;
  c.beginPath();
  c.moveTo(-w, -h);
  c.lineTo(-w * 0.8, -4);
  c.quadraticCurveTo(0, 8, w * 0.8, -4);
  c.lineTo(w, -h);
  c.fill();
  c.strokeStyle = metal;
  c.lineWidth = 2;
  c.setLineDash([5, 4]);
  c.beginPath();
  c.moveTo(-w * 0.88, -h * 0.3);
  c.quadraticCurveTo(0, -h * 0.22, w * 0.88, -h * 0.3);
  c.moveTo(-w * 0.95, -h * 0.76);
  c.quadraticCurveTo(0, -h * 0.68, w * 0.95, -h * 0.76);
  c.stroke();
  c.setLineDash([]);
  c.fillStyle = metal;
  c.beginPath();
  c.ellipse(0, -h, w * 1.04, w * 0.3, 0, 0, 7);
  c.fill();
  c.fillStyle = '#1a0a04';
  c.beginPath();
  c.ellipse(0, -h, w * 0.92, w * 0.22, 0, 0, 7);
  c.fill();
}

const shadow = (c: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number) => {
  c.fillStyle = 'rgba(0,0,0,.36)';
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, 7);
  c.fill();
};

/** Draws cup and dice in a box of the table. */
export function drawThrow(scene: Scene, { part, shaking, digits, won }: Throw, theme: Theme, now: number): void {
  const { context: c, width, height } = scene;
  const r = Math.min(width / 11.5, height / 3.5, 58);
  const row = height * 0.61;
  const size = Math.min(height * 0.5, r * 2.7);
  const [cupX, cupY] = [Math.max(size * 0.7, width / 2 - r * 7.4), row - r * 0.35];
  const tip = shaking ? 0 : Math.min(1, Math.max(0, (part - tips) / 0.16));
  const rattle = shaking || part < tips ? Math.sin(now / 34) : 0;
  shadow(c, cupX, cupY + 4, size * 0.55, size * 0.12);
  c.save();
  c.translate(cupX + rattle * size * 0.06, cupY - Math.abs(rattle) * size * 0.12);
  c.rotate(rattle * 0.14 + tip * 1.25);
  scene.stamp('cup', [-size * 0.56, -size * 1.32, size * 1.12, size * 1.4], (p) => cup(p, size, theme));
  c.restore();
  const flight = easeOut((part - tips) / (1 - tips));
  if (!digits || shaking || part < tips) return;
  const tones = [
    [`hsl(${theme.hue} 90% 66%)`, `hsl(${theme.hue} 76% 42%)`, `hsl(${theme.hue} 70% 24%)`],
    ['#ffe9a8', '#d89a2a', '#7a4a0a'],
  ] as const;
  for (const [index, digit] of [...digits].entries()) {
    const home = width / 2 + (index - 1.5) * r * 2.15 + (index < 2 ? -r * 0.2 : r * 0.2);
    const x = cupX + size * 0.8 + (home - cupX - size * 0.8) * flight;
    const hop = Math.abs(Math.sin(flight * 9 + index)) * (1 - flight) * r * 1.2;
    shadow(c, x, row + r * 0.86, r * 0.95, r * 0.2);
    c.save();
    c.translate(x, row - hop);
    c.rotate((1 - flight) * (6 + index));
    const tone = index < 2 ? 0 : 1;
    const face = flight < 0.92 ? String((Math.floor(now / 60) + index * 3) % 10) : digit;
    const edge = r + 2;
    scene.stamp(`die ${tone} ${face}`, [-edge, -edge, edge * 2, edge * 2], (p) => die(p, r, face, tones[tone]));
    c.restore();
  }
  if (flight < 1) return;
  c.fillStyle = '#fff';
  c.beginPath();
  c.arc(width / 2, row + r * 0.5, r * 0.13, 0, 7);
  c.fill();
  if (won === undefined) return;
  c.strokeStyle = won ? '#58f0a0' : 'rgba(255,143,143,.8)';
  c.lineWidth = 3;
  roundRect(c, width / 2 - r * 4.6, row - r * 1.25, r * 9.2, r * 2.5, r * 0.5);
  c.stroke();
}
