import { backdrop, sparks } from '../backdrop';
import { type Colours, gameColours } from '../canvas';
import { mix, shade } from '../colour';
import { box, c, e, Kit, line, n, p } from '../kit';
import { motifs } from '../motifs';
import type { Motif } from '../motifs/motif';
import { providerOf } from '../providers';
import { hash } from '../random';
import { scenery } from '../scenery';
import type { GameInput } from './gameInput';
import { type Mood, slotTheme } from './slotTheme';

/** The shapes of a game's backdrop: for a phone upright, and for everything wider. */
export const sceneShapes = { tall: [900, 1400], wide: [1600, 900] } as const;
export type SceneShape = keyof typeof sceneShapes;

const tints: Record<Mood, readonly [colour: string, amount: number]> = {
  night: ['#0a1440', 0.45],
  ice: ['#7fc8f8', 0.34],
  fire: ['#c8300a', 0.36],
  gold: ['#f0a01f', 0.3],
  storm: ['#2a3a6a', 0.34],
  day: ['#ffffff', 0],
};

function tinted({ deep, middle, light, accent, metal }: Colours, mood: Mood): Colours {
  const [colour, amount] = tints[mood];
  return {
    deep: mix(deep, shade(colour, -0.7), amount),
    middle: mix(middle, colour, amount),
    light: mix(light, shade(colour, 0.5), amount),
    accent,
    metal,
  };
}

/** The sky or particles of a mood: moon and stars, snow, sparks, lightning. */
function weather(k: Kit, mood: Mood, w: number, h: number, { light }: Colours): string {
  const dots = (count: number, colour: string, size: number, opacity: number, low = 1) =>
    line(
      Array.from({ length: count }, () => `M${n(k.next() * w)} ${n(k.next() * h * low)}h0`).join(''),
      colour,
      size,
      `opacity="${opacity}"`,
    );
  if (mood === 'night')
    return `${k.glow(w * 0.8, h * 0.12, h * 0.16, '#dfe8ff', 70)}${c(w * 0.8, h * 0.12, h * 0.05, k.r(`#fff ${mix(light, '#e8ecff', 0.7)}@70 #b8c0e0`))}${c(w * 0.79, h * 0.11, h * 0.011, '#9aa4cc', 'opacity=".5"')}${c(w * 0.81, h * 0.135, h * 0.008, '#9aa4cc', 'opacity=".5"')}${dots(70, '#fff', 3, 0.9, 0.6)}${dots(16, '#fff', 6, 0.8, 0.5)}`;
  if (mood === 'ice') return `${dots(70, '#fff', 6, 0.75)}${dots(26, '#fff', 12, 0.5)}`;
  if (mood === 'fire') return `${dots(40, '#ffd27a', 5, 0.9)}${dots(30, '#ff7a2a', 9, 0.6)}`;
  if (mood === 'gold') return `${k.glow(w * 0.5, h * 0.1, h * 0.5, '#fff0b0', 60)}${dots(46, '#fff3b0', 5, 0.85)}`;
  if (mood === 'storm')
    return p(
      `M${n(w * 0.12)} 0 ${n(w * 0.09)} ${n(h * 0.14)} ${n(w * 0.12)} ${n(h * 0.13)} ${n(w * 0.07)} ${n(h * 0.3)} ${n(w * 0.17)} ${n(h * 0.11)} ${n(w * 0.135)} ${n(h * 0.12)} ${n(w * 0.16)} 0Z`,
      '#fff',
      'opacity=".55"',
    );
  return '';
}

/** Two dim copies of the subject's drawing, one at each side. */
function sides(k: Kit, draw: Motif['draw'], w: number, h: number, { accent, deep }: Colours): string {
  if (w < h) return '';
  const size = (h * 0.42) / 400;
  const id = k.define('subject', (own) => `<g id="${own}">${draw(k, accent)}</g>`);
  const put = (x: number, flip: number) =>
    `<g transform="translate(${n(x)} ${n(h * 0.66)}) scale(${n(size * flip)} ${n(size)})"><use href="#${id}"/></g>`;
  const shadow = (x: number) => e(x, h * 0.66 + 200 * size, 190 * size, 26 * size, k.r('#000/70 #000/0'));
  const dim = box(0, 0, w, h, deep, 'opacity=".24"');
  return `${shadow(w * 0.1)}${shadow(w * 0.9)}${put(w * 0.1, 1)}${put(w * 0.9, -1)}${dim}`;
}

/** The backdrop of a slot: the subject's landscape in the provider's light and the title's weather. */
export function slotScene(input: GameInput, shape: SceneShape): string {
  const { providerCode, gameCode } = input;
  const [w, h] = sceneShapes[shape];
  const { main, mood } = slotTheme(input.title, input.category, gameCode);
  const { place, tone, draw } = motifs[main] as Motif;
  const k = new Kit(hash(`scene/${providerCode}/${gameCode}`));
  const colours = tinted(gameColours(providerCode, gameCode, tone), mood);
  const ground = h * 0.86;
  // A landscape is a thousand wide: upright it is drawn larger than the picture, and its middle is seen.
  const across = Math.max(w, h * 1.15);
  const land = `<g transform="translate(${n((w - across) / 2)} 0)">${scenery(k, place, across, ground, colours)}</g>`;
  const body = [
    backdrop(k, providerOf(providerCode).backdrop, w, h, w / 2, h * 0.4, colours),
    weather(k, mood, w, h, colours),
    land,
    box(0, ground - 2, w, h - ground + 2, k.l(`${mix(colours.deep, '#000000', 0.25)} #05040a`)),
    sides(k, draw, w, h, colours),
    sparks(k, w, h, colours.light, 22),
    // Reels stand in the middle: what lies behind them is dark, and so is the edge.
    box(0, 0, w, h, k.r('#000/45 #000/10@55 #000/60', 0.5, 0.5, 0.8)),
  ];
  return k.svg(w, h, input.title, body.join(''));
}
