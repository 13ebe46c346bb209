import { mix, shade } from '../colour';
import { box, c, e, type Kit, line, n, p } from '../kit';

/** One crop of a scene: its size and the subject's position; the page's text takes the rest. */
export interface View {
  k: Kit;
  w: number;
  h: number;
  /** Centre of the subject. */
  x: number;
  y: number;
  /** Units of the subject's 400 × 400 box to picture units. */
  s: number;
  /** Deep, middle, light, accent, metal. */
  deep: string;
  middle: string;
  light: string;
  accent: string;
  metal: string;
  /** Whether the palette is bright. */
  day: boolean;
}

/** Puts a drawing at an offset (units of the subject's box) from the subject's place. */
export function put({ x, y, s }: View, dx: number, dy: number, scale: number, inner: string, turn = 0): string {
  const by = Math.round(s * scale * 1000) / 1000;
  return `<g transform="translate(${n(x + dx * s)} ${n(y + dy * s)})${turn ? ` rotate(${turn})` : ''} scale(${by})">${inner}</g>`;
}

/** The whole world in units of the subject's box: crops cut it, and never rearrange it. */
const [left, top, right, bottom] = [-860, -300, 360, 430];

/** Fills the whole world. */
export const paint = (fill: string, more = '') => box(left, top, right - left, bottom - top, fill, more);

/** A band of the world between two heights. */
export const band = (from: number, to: number, fill: string, more = '') =>
  box(left, from, right - left, to - from, fill, more);

/** Dots spread over a part of the world as one stroke. */
export function specks(k: Kit, from: number, to: number, count: number, colour: string, size = 3, more = ''): string {
  const d = Array.from(
    { length: count },
    () => `M${n(left + k.next() * (right - left))} ${n(from + k.next() * (to - from))}h0`,
  ).join('');
  return line(d, colour, size, more);
}

/** Builds a number of drawings. */
export const many = (count: number, build: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => build(i)).join('');

/** Sky from deep to middle with the scene's light behind the subject. */
export function sky({ k, w, h, x, y, deep, middle, light, day }: View, strength = 80): string {
  const air = day
    ? `${mix(light, middle, 0.5)} ${mix(light, middle, 0.2)}@62 ${light}`
    : `${deep} ${middle}@62 ${shade(middle, -0.35)}`;
  return (
    box(0, 0, w, h, k.l(air)) +
    e(
      x,
      y,
      Math.max(w * 0.5, h * 0.6),
      h * 0.75,
      k.r(`${light}/${strength} ${light}/${Math.round(strength * 0.3)}@40 ${middle}/0`),
    )
  );
}

/** Stars or dust as round dots. */
export function dust(k: Kit, w: number, h: number, colour: string, count: number, size = 3): string {
  const d = Array.from({ length: count }, () => `M${n(k.next() * w)} ${n(k.next() * h)}h0`).join('');
  return line(d, colour, size, 'opacity=".7"');
}

/** Out-of-focus lights. */
export function bokeh({ k, w, accent, light }: View, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const colour = i % 3 ? light : accent;
    return c(
      k.next() * w,
      from + k.next() * (to - from),
      8 + k.next() ** 2 * 46,
      k.r(`${colour}/30 ${colour}/50@84 ${colour}/0`),
    );
  }).join('');
}

/** A floor in perspective with the subject's light lying on it. */
export function floor({ k, w, h, x, deep, light, day }: View, top: number, colour: string): string {
  const boards = day ? `${mix(colour, light, 0.6)} ${mix(colour, light, 0.85)}` : `${colour} ${shade(deep, -0.5)}`;
  return (
    box(0, top, w, h - top, k.l(boards)) +
    e(x, top + (h - top) * 0.4, w * 0.36, (h - top) * 0.55, k.r(`${light}/55 ${light}/0`)) +
    box(0, top, w, 2, light, 'opacity=".35"')
  );
}

/** A poker chip lying on the table, seen from the side of a player. */
export function chipStack(k: Kit, colour: string, count: number): string {
  const one = `${e(0, 8, 60, 24, shade(colour, -0.6))}${e(0, 0, 60, 24, k.l(`${shade(colour, 0.25)} ${shade(colour, -0.25)}`))}${e(0, 0, 54, 21, 'none', 'stroke="#fff" stroke-width="9" stroke-dasharray="18 16" opacity=".9"')}${e(0, 0, 36, 13, shade(colour, -0.2), `stroke="#fff" stroke-width="2"`)}`;
  return k.repeat(
    one,
    Array.from({ length: count }, (_, i) => `translate(${n((i % 3) - 1)} ${-i * 14})`),
  );
}

/** A playing card, 120 × 168, with its suit. */
export function card(k: Kit, suit: 's' | 'h' | 'd' | 'c'): string {
  const red = suit === 'h' || suit === 'd';
  const colour = red ? '#d3162c' : '#151a26';
  const d = {
    h: 'M0 34C-50-4-34-38-12-34-2-32 0-22 0-18 0-22 2-32 12-34 34-38 50-4 0 34Z',
    d: 'M0-40 30 0 0 40-30 0Z',
    s: 'M0-40C40-8 46 18 24 22 12 24 4 16 4 12L12 38H-12L-4 12C-4 16-12 24-24 22-46 18-40-8 0-40Z',
    c: 'M0-40A17 17 0 0 1 13-12 17 17 0 1 1 5 14L12 38H-12L-5 14A17 17 0 1 1-13-12 17 17 0 0 1 0-40Z',
  }[suit];
  const corner = `<g transform="translate(-43-60)">${p('M-9 12 0-12 9 12M-6 4H6', 'none', `stroke="${colour}" stroke-width="5" stroke-linejoin="round"`)}<path d="${d}" transform="translate(0 30) scale(.26)" fill="${colour}"/></g>`;
  return `${box(-60, -84, 120, 168, k.l('#fff #e6e2dc', 30), 'rx="11" stroke="#0006" stroke-width="1.5"')}${corner}<g transform="rotate(180)">${corner}</g>${p(d, k.l(`${shade(colour, 0.28)} ${shade(colour, -0.2)}`), 'transform="scale(1.1)"')}`;
}

/** Places a world into the picture. */
export const world = (v: View, inner: string): string => put(v, 0, 0, 1, inner);
