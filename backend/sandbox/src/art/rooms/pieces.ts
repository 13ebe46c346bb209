import { mix, shade } from '../colour';
import { box, c, e, type Kit, line, n, p } from '../kit';
import { chipStack } from '../scenes/view';
import type { Room } from './room';

const many = (count: number, build: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => build(i)).join('');

/** A wall in panels down to `floor`, lit from its middle. */
export function wall({ k, w, colours }: Room, floor: number, tone: string): string {
  const panel = Math.max(150, w / 7);
  const count = Math.ceil(w / panel);
  const inset = panel * 0.12;
  const one = `${box(inset, floor * 0.1, panel - 2 * inset, floor * 0.62, shade(tone, -0.5), `rx="8" stroke="${shade(tone, 0.1)}" stroke-width="3"`)}${box(inset + 12, floor * 0.1 + 12, panel - 2 * inset - 24, floor * 0.62 - 24, 'none', `rx="5" stroke="${colours.metal}" stroke-width="2" opacity=".45"`)}`;
  const panels = k.repeat(
    one,
    Array.from({ length: count }, (_, i) => `translate(${n(i * panel + (w - count * panel) / 2)} 0)`),
  );
  const light = e(w / 2, floor * 0.5, w * 0.5, floor * 0.9, k.r(`${colours.light}/50 ${colours.light}/0`));
  return `${box(0, 0, w, floor, k.l(`${shade(tone, -0.62)} ${shade(tone, -0.3)}`))}${panels}${box(0, floor * 0.8, w, floor * 0.2, shade(tone, -0.6))}${box(0, floor * 0.8, w, 4, colours.metal, 'opacity=".5"')}${light}`;
}

/** A shaded lamp on a cord with the cone of its light; `reach` is where the light ends. */
export function lamp({ k, h, colours }: Room, x: number, y: number, size: number, reach = h): string {
  const { light, metal } = colours;
  const cone = p(
    `M${n(x - size * 0.4)} ${n(y)}L${n(x - size * 2.4)} ${n(reach)}H${n(x + size * 2.4)}L${n(x + size * 0.4)} ${n(y)}Z`,
    k.l(`${light}/60 ${light}/0@80`),
  );
  const shadeOf = p(
    `M${n(x - size * 0.16)} ${n(y - size * 0.34)}H${n(x + size * 0.16)}L${n(x + size * 0.5)} ${n(y)}H${n(x - size * 0.5)}Z`,
    k.l(`${shade(metal, -0.2)} ${metal}@50 ${shade(metal, -0.55)}`, 90),
  );
  return `${line(`M${n(x)} 0V${n(y - size * 0.3)}`, shade(metal, -0.6), 4)}${cone}${k.glow(x, y, size * 0.7, '#fff6d8', 90)}${shadeOf}${e(x, y, size * 0.46, size * 0.07, '#fffbe8')}`;
}

/** A curtain in folds at the left edge, and its mirror image at the right. */
export function curtains({ k, w, colours }: Room, height: number, width: number, colour: string): string {
  const folds = 5;
  const one = width / folds;
  const fold = p(
    `M0 0H${n(one)}C${n(one * 1.1)} ${n(height * 0.4)} ${n(one * 0.7)} ${n(height * 0.7)} ${n(one)} ${n(height)}H0Z`,
    k.l(`${shade(colour, -0.55)} ${shade(colour, 0.12)}@40 ${shade(colour, -0.2)}@70 ${shade(colour, -0.6)}`, 90),
  );
  const side = `${k.repeat(
    fold,
    Array.from({ length: folds }, (_, i) => `translate(${n(i * one)} 0)`),
  )}${p(`M0 0H${n(width * 1.2)}C${n(width)} ${n(height * 0.16)} ${n(width * 0.5)} ${n(height * 0.2)} 0 ${n(height * 0.21)}Z`, k.l(`${shade(colour, 0.1)} ${shade(colour, -0.5)}`))}${line(`M${n(width * 1.2)} 0C${n(width)} ${n(height * 0.16)} ${n(width * 0.5)} ${n(height * 0.2)} 0 ${n(height * 0.21)}`, colours.metal, 6)}`;
  const id = k.define('curtain', (own) => `<g id="${own}">${side}</g>`);
  return `<use href="#${id}"/><use href="#${id}" transform="translate(${w} 0) scale(-1 1)"/>`;
}

/** A table seen by its player: felt that fills the picture below `top`, with a rail of wood and a gold line. */
export function feltTable({ k, w, h, isTall, colours }: Room, top: number, felt: string): string {
  const cy = h * 1.12;
  const [rx, ry] = [w * (isTall ? 0.86 : 0.66), cy - top];
  const ring = (by: number, fill: string, more = '') => e(w / 2, cy, rx - by, ry - by * 0.72, fill, more);
  return [
    e(w / 2, cy + 10, rx + 44, ry + 34, k.r('#000/0@86 #000/70@92 #000/0', 0.5, 0.5, 0.5)),
    ring(-18, k.l('#c98a4a #6b3a14@12 #2e1506@40')),
    ring(-8, 'none', 'stroke="#fff" stroke-width="3" opacity=".22"'),
    ring(22, k.l('#000/60 #000/0@30')),
    ring(26, k.r(`${shade(felt, 0.28)} ${felt}@45 ${shade(felt, -0.62)}`, 0.5, 0.28, 0.6)),
    ring(62, 'none', `stroke="${colours.metal}" stroke-width="5" opacity=".75"`),
    ring(76, 'none', `stroke="${colours.metal}" stroke-width="2" opacity=".5"`),
  ].join('');
}

/** A tray of chips before the dealer. */
export function tray(k: Kit, x: number, y: number, size: number): string {
  const colours = ['#c4142b', '#1f5fd0', '#1d9a5a', '#20242e', '#8a3ad0', '#e0982a'];
  const stacks = colours
    .map((colour, i) => `<g transform="translate(${i * 66 - 165} 0) scale(.52)">${chipStack(k, colour, 3)}</g>`)
    .join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})">${box(-210, -22, 420, 50, k.l('#2a1608 #5a3216'), 'rx="12" stroke="#e0b060" stroke-width="3"')}${stacks}</g>`;
}

/** Stacks of chips that lie about. */
export const chips = (k: Kit, x: number, y: number, size: number, colours: readonly string[]) =>
  colours
    .map(
      (colour, i) =>
        `<g transform="translate(${n(x + (i % 3) * 78 * size - 78 * size)} ${n(y + Math.floor(i / 3) * 44 * size)}) scale(${n(size * 0.7)})">${chipStack(k, colour, 2 + ((i * 3) % 5))}</g>`,
    )
    .join('');

/** A dealer behind the table, from the waist up; `y` is where the table begins. */
export function dealer({ k, colours }: Room, x: number, y: number, size: number): string {
  const skin = ['#f0c8a0', '#c98a5a', '#8a5a38', '#e8b48a'][Math.floor(k.next() * 4)] as string;
  const hair = ['#1a1210', '#3a2014', '#5a3a1c', '#14100e'][Math.floor(k.next() * 4)] as string;
  const vest = mix(colours.middle, '#5a0a18', 0.35);
  const s = (v: number) => shade(skin, v);
  const arm = `${p('M66-54C112-44 140 0 140 62L128 104 80 92 84 40Z', k.l('#fff #d4d8e4@55 #9aa2b4', 60))}${p('M128 104C112 128 84 136 62 130L70 96 90 88Z', k.l(`${s(0.15)} ${s(-0.25)}`))}`;
  const half = `${arm}${p('M0-66 30-74 76-56C96-30 92 40 90 112H0Z', k.l(`${shade(vest, 0.2)} ${vest}@50 ${shade(vest, -0.5)}`, 60))}${p('M0-70 24-76 10-10 0 30Z', '#fff')}${p('M24-76 40-70 12 12 6-12Z', shade(vest, -0.4))}${p('M2-58 24-70V-44Z', '#15131d')}`;
  return `<g transform="translate(${n(x)} ${n(y - 96 * size)}) scale(${n(size)})">${p('M-24-92H24L30-62Q0-44-30-62Z', k.l(`${s(-0.3)} ${s(-0.05)}`))}${k.sym(half)}${c(0, -57, 7, '#2a2838')}${c(0, 10, 4, colours.metal)}${c(0, 44, 4, colours.metal)}${c(0, 78, 4, colours.metal)}${p('M-50-150C-52-196 52-196 50-150 50-110 26-84 0-84S-50-110-50-150Z', k.r(`${s(0.25)} ${skin}@55 ${s(-0.35)}`, 0.4, 0.35, 0.75))}${p('M-54-142C-64-200-30-218 2-216 40-216 62-196 54-142 48-160 44-172 30-178 4-170-24-172-40-178-48-168-50-156-54-142Z', k.l(`${shade(hair, 0.3)} ${hair}`))}${p('M-30-150C-24-155-16-155-11-150M11-150C16-155 24-155 30-150', 'none', `stroke="${hair}" stroke-width="4" stroke-linecap="round"`)}${e(-20, -140, 5, 6, '#1a1210')}${e(20, -140, 5, 6, '#1a1210')}${p('M-14-108Q0-98 14-108', 'none', `stroke="${s(-0.5)}" stroke-width="4" stroke-linecap="round"`)}${p('M0-138 6-122-3-120', 'none', `stroke="${s(-0.3)}" stroke-width="3" stroke-linecap="round"`)}</g>`;
}

/** Rows of people as heads, the nearer the larger, darker to the front. */
export function crowd({ k, w }: Room, from: number, to: number, rows: number, far: string, near: string): string {
  return many(rows, (row) => {
    const part = row / Math.max(1, rows - 1);
    const y = from + (to - from) * part;
    const size = 9 + part * 11;
    const step = size * 2.5;
    const heads = many(
      Math.ceil(w / step) + 1,
      (i) => `M${n(i * step + (row % 2) * step * 0.5 + k.next() * 6 - 3)} ${n(y + k.next() * 5)}h0`,
    );
    const colour = mix(far, near, part);
    return `${box(0, y + size * 0.5, w, (to - from) / rows + size, shade(colour, -0.35))}${line(heads, colour, size * 1.7)}`;
  });
}

/** Spotlights from above that cross over the middle. */
export const beams = ({ k, w, h, colours }: Room, reach = 0.8): string =>
  [0.08, 0.3, 0.7, 0.92]
    .map((at) => {
      const x = w * at;
      const to = w * (at < 0.5 ? 0.48 - at * 0.4 : 0.52 + (1 - at) * 0.4);
      return `${p(`M${n(x - 12)}-10H${n(x + 12)}L${n(to + w * 0.16)} ${n(h * reach)}H${n(to - w * 0.16)}Z`, k.l(`${colours.light}/50 ${colours.light}/8@70 ${colours.light}/0`))}${k.glow(x, 4, w * 0.06, '#fff', 90)}`;
    })
    .join('');

/** Lights out of focus. */
export const bokeh = ({ k, w, colours }: Room, from: number, to: number, count: number): string =>
  many(count, (i) => {
    const colour = i % 3 ? colours.light : colours.accent;
    return c(
      k.next() * w,
      from + k.next() * (to - from),
      8 + k.next() ** 2 * 40,
      k.r(`${colour}/34 ${colour}/46@84 ${colour}/0`),
    );
  });
