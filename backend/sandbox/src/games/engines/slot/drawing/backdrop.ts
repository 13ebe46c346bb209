import type { Scene } from '../../../../../play/src/scene';
import { down, roundRect } from '../../../../../play/src/scene';
import type { Theme } from '../../../../../play/src/theme';

/** A static background: beams from above and a few sparks. */
export function backdrop({ context: c, width, height }: Scene, theme: Theme): void {
  const next = theme.random();
  c.save();
  const glow = c.createRadialGradient(
    width / 2,
    height * 0.3,
    0,
    width / 2,
    height * 0.3,
    Math.max(width, height) * 0.7,
  );
  glow.addColorStop(0, `hsl(${theme.hue} 70% 38% / .8)`);
  glow.addColorStop(1, `hsl(${theme.hue} 60% 10% / 0)`);
  c.fillStyle = glow;
  c.fillRect(0, 0, width, height);
  c.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 9; i++) {
    const x = width * next();
    const spread = width * (0.04 + next() * 0.08);
    c.fillStyle = down(c, 0, height, `hsl(${theme.hue + 30} 90% 65% / .13)`, `hsl(${theme.hue + 30} 90% 60% / 0)`);
    c.beginPath();
    c.moveTo(x - spread * 0.3, -10);
    c.lineTo(x + spread * 0.3, -10);
    c.lineTo(x + spread * 2 * (next() - 0.3), height);
    c.lineTo(x - spread * 2, height);
    c.fill();
  }
  for (let i = 0; i < 46; i++) {
    const r = 0.6 + next() * 2.2;
    c.fillStyle = `hsl(${theme.hue + 40} 100% 85% / ${(0.15 + next() * 0.45).toFixed(2)})`;
    c.beginPath();
    c.arc(next() * width, next() * height, r, 0, 7);
    c.fill();
  }
  c.restore();
}

/** The cabinet around the reels: a metal rim, a dark well. */
export function cabinet({ context: c }: Scene, theme: Theme, x: number, y: number, w: number, h: number): void {
  const rim = Math.max(6, w * 0.014);
  c.save();
  c.shadowColor = 'rgba(0,0,0,.6)';
  c.shadowBlur = 30;
  c.shadowOffsetY = 10;
  c.fillStyle = down(c, y - rim, y + h + rim, '#fff', theme.metal, '#5b3208', theme.metal, '#5b3208');
  roundRect(c, x - rim, y - rim, w + rim * 2, h + rim * 2, rim * 2.4);
  c.fill();
  c.shadowColor = 'transparent';
  c.fillStyle = down(c, y, y + h, `hsl(${theme.hue} 50% 6%)`, `hsl(${theme.hue} 46% 13%)`, `hsl(${theme.hue} 50% 6%)`);
  roundRect(c, x, y, w, h, rim * 1.4);
  c.fill();
  c.restore();
}

/** The game's name above the reels, in as many lines as needed, ending at `bottom`. */
export function lettering({ context: c, width }: Scene, theme: Theme, name: string, bottom: number): void {
  const size = Math.min(46, width / 8.5);
  c.save();
  c.font = `900 ${size}px Georgia, "Times New Roman", serif`;
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.lineJoin = 'round';
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length && c.measureText(longer).width < width * 0.86) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  for (const [index, line] of lines.reverse().entries()) {
    const y = bottom - 12 - index * size * 1.02;
    c.lineWidth = size * 0.2;
    c.strokeStyle = `hsl(${theme.hue} 60% 5% / .85)`;
    c.strokeText(line, width / 2, y + 2);
    c.lineWidth = size * 0.07;
    c.strokeStyle = '#fff6d8';
    c.strokeText(line, width / 2, y);
    c.fillStyle = down(c, y - size * 0.75, y, '#fffdf0', theme.metal, '#b0641a');
    c.fillText(line, width / 2, y);
  }
  c.restore();
}
