import type { Category } from '@marquee/contract/categories';
import { backdrop, sparks } from './backdrop';
import { type Colours, gameColours } from './canvas';
import { mix, shade } from './colour';
import { frame } from './frame';
import { at, box, c, e, Kit, n } from './kit';
import { chooseMotif } from './motifs';
import { coin, cutGem } from './motifs/treasures';
import { providerOf, type Stage } from './providers';
import { hash } from './random';
import { scenery } from './scenery';
import { title } from './title';

/** The shapes that covers come in. */
export const ratios = { '3:4': [600, 800], '1:1': [600, 600], '16:10': [800, 500] } as const;
/** A cover's shape, width to height. */
export type Ratio = keyof typeof ratios;

/** The input of a cover; the same input always gives the same picture. */
export interface CoverInput {
  providerCode: string;
  gameCode: string;
  title: string;
  category: Category;
  ratio: Ratio;
  /** Without its title, for a page that writes the name itself: the subject takes the title's room. */
  plain?: boolean;
}

interface Spot {
  w: number;
  h: number;
  x: number;
  y: number;
  size: number;
}

/** Draws a game's cover as an SVG document. The title may be any text. */
export function cover(input: CoverInput): string {
  const { ratio, plain = false } = input;
  const [w, h] = ratios[ratio];
  const provider = providerOf(input.providerCode);
  const { face, title: place, finish } = provider;
  const motif = chooseMotif(input.title, input.category, input.gameCode);
  const k = new Kit(hash(`${input.providerCode}/${input.gameCode}`));
  const colours = gameColours(input.providerCode, input.gameCode, motif.tone);
  const room = h * (plain ? 0.1 : w > h ? 0.32 : h > w ? 0.29 : 0.31);
  const top = place === 'top' && !plain;
  const y = top ? h - (h - room) * 0.5 : (h - room) * 0.53;
  const spot: Spot = { w, h, x: w / 2, y, size: ((h - room) * (w > h ? 1.0 : 0.92)) / 400 };
  if (h > w) spot.size = Math.min(spot.size, w / 440);
  const ground = top ? h : h - room * 0.62;
  const shades = () =>
    top
      ? box(0, 0, w, h * 0.4, k.l(`${colours.deep}/90 ${colours.deep}/0`))
      : box(
          0,
          h - room * 1.5,
          w,
          room * 1.5,
          k.l(`${shade(colours.deep, -0.5)}/0 ${shade(colours.deep, -0.5)}/85@55 ${shade(colours.deep, -0.6)}`),
        );
  const body = [
    backdrop(k, provider.backdrop, w, h, spot.x, y, colours),
    scenery(k, motif.place, w, ground, colours),
    top ? '' : box(0, ground - 4, w, h - ground + 4, mix(colours.deep, '#000000', 0.25)),
    stage(k, provider.stage, spot, colours, motif.draw(k, colours.accent)),
    sparks(k, w, h * 0.72, colours.light, 16),
    plain ? '' : shades(),
    box(0, 0, w, h, k.r('#000/0@58 #000/55', 0.5, 0.45, 0.78)),
    frame(k, provider.frame, w, h, colours),
    plain ? '' : title(k, input.title, colours, { face, place, finish, width: w, height: h, room }),
  ];
  return k.svg(w, h, input.title, body.join(''));
}

function stage(k: Kit, kind: Stage, { w, h, x, y, size }: Spot, colours: Colours, drawing: string): string {
  const { light, accent, metal, deep } = colours;
  const r = 200 * size;
  const light2 = k.glow(x, y, r * 1.45, shade(light, 0.5), 85);
  const shadow = e(x, y + r * 0.93, r * 0.85, r * 0.16, k.r('#000/75 #000/0'));
  const put = (s: number, dx = 0, dy = 0, tilt = 0) =>
    at(
      `translate(${n(x + dx)} ${n(y + dy)})${tilt ? ` rotate(${tilt})` : ''} scale(${Math.round(size * s * 100) / 100})`,
      drawing,
    );
  const bit = (px: number, py: number, s: number, gem: boolean, tilt: number) =>
    at(
      `translate(${n(px)} ${n(py)}) rotate(${tilt}) scale(${Math.round(size * s * 100) / 100})`,
      gem ? cutGem(k, accent) : coin(k),
    );
  if (kind === 'pair')
    return `${light2}${shadow}${bit(x - r * 1.06, y + r * 0.55, 0.34, true, -18)}${bit(x + r * 1.05, y + r * 0.5, 0.85, false, 14)}${put(0.98)}`;
  if (kind === 'scatter')
    return `${light2}${bit(x - r * 1.1, y - r * 0.5, 0.6, false, -24)}${bit(x + r * 1.1, y - r * 0.62, 0.5, false, 30)}${shadow}${put(0.98)}${bit(x - r * 0.98, y + r * 0.74, 0.95, false, -12)}${bit(x + r * 1.0, y + r * 0.8, 0.8, false, 20)}`;
  if (kind === 'medallion')
    return `${light2}${c(x, y, r * 0.98, k.r(`${mix(light, colours.middle, 0.2)} ${deep}`), `stroke="${k.l(`${shade(metal, 0.6)} ${metal}@40 ${shade(metal, -0.55)}`, 35)}" stroke-width="${n(r * 0.1)}"`)}${c(x, y, r * 0.91, 'none', `stroke="${shade(metal, 0.7)}" stroke-width="3" stroke-dasharray="2 14" stroke-linecap="round"`)}${put(0.9)}`;
  if (kind === 'window')
    return `${box(x - r * 0.95, y - r, r * 1.9, r * 1.9, k.l(`${light} ${colours.middle}`), `rx="${n(r * 0.18)}" stroke="#fff" stroke-width="8"`)}${shadow}${put(1.04)}`;
  if (kind === 'podium')
    return `${light2}${e(x, y + r * 0.98, r * 1.1, r * 0.2, shade(metal, -0.6))}${e(x, y + r * 0.9, r * 1.1, r * 0.2, k.l(`${shade(metal, -0.4)} ${shade(metal, 0.5)}@45 ${shade(metal, -0.4)}`, 90))}${e(x, y + r * 0.88, r * 0.98, r * 0.16, k.l(`${deep} ${mix(deep, light, 0.4)}`))}${put(0.92, 0, -r * 0.04)}`;
  if (kind === 'close') return `${light2}${put(Math.min(1.22, (w * 0.98) / (400 * size)), 0, r * 0.06)}`;
  return `${light2}${shadow}${put(1.04)}${h > w ? bit(x + r * 0.95, y + r * 0.9, 0.5, false, 18) : ''}`;
}
