import { mix, shade } from '../colour';
import { box, c, e, line, n, p } from '../kit';
import { bokeh, chips, curtains, dealer, feltTable, lamp, tray, wall } from './pieces';
import type { Room } from './room';

const felts = ['#0f6a44', '#12508a', '#7a1426', '#0f5a5a', '#5a1f6a'];

/** A felt of the game's own colour, near to one of those that tables have. */
function feltOf({ k, colours }: Room): string {
  return mix(felts[Math.floor(k.next() * felts.length)] as string, colours.middle, 0.25);
}

/** A salon: the dealer at the far side of the table, chips and shoe at hand. */
export function dealerTable(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const top = h * (isTall ? 0.25 : 0.36);
  const size = (isTall ? w * 0.4 : h * 0.36) / 300;
  const tone = mix(colours.middle, '#3a1c10', 0.45);
  const shoe = `<g transform="translate(${n(w / 2 + 330 * size)} ${n(top + 66 * size)}) scale(${n(size)})">${p('M-70-30 50-54 76 6-52 34Z', k.l('#4a4a58 #1a1a24'), 'stroke="#e0b060" stroke-width="3"')}${p('M-70-30-52 34-84 40-96-18Z', k.l('#fff #c8c4d4'), 'stroke="#0006" stroke-width="2"')}</g>`;
  return [
    wall(room, top * 1.5, tone),
    curtains(room, top * 1.5, w * (isTall ? 0.2 : 0.13), mix(colours.accent, '#7a0a1c', 0.6)),
    ...(isTall ? [0.5] : [0.25, 0.5, 0.75]).map((at) => lamp(room, w * at, top * 0.2, isTall ? 120 : 110, top * 1.3)),
    dealer(room, w / 2, top + 36 * size, size),
    feltTable(room, top, feltOf(room)),
    tray(k, w / 2, top + 74 * size, size * 0.9),
    shoe,
  ].join('');
}

/** A room with a wheel: arches with the evening behind them, and the table before them. */
export function wheelRoom(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const top = h * (isTall ? 0.16 : 0.24);
  const tone = mix(colours.middle, '#2a1a14', 0.4);
  const wide = isTall ? w / 3 : w / 6;
  const high = top * 1.1;
  const arch = `${p(`M${n(wide * 0.18)} ${n(high)}V${n(high * 0.42)}C${n(wide * 0.18)} ${n(high * 0.06)} ${n(wide * 0.82)} ${n(high * 0.06)} ${n(wide * 0.82)} ${n(high * 0.42)}V${n(high)}Z`, k.l(`#141c4a ${mix(colours.accent, '#ff8a5a', 0.5)}`), `stroke="${colours.metal}" stroke-width="5"`)}${line(`M${n(wide * 0.5)} ${n(high * 0.16)}V${n(high)}M${n(wide * 0.18)} ${n(high * 0.5)}H${n(wide * 0.82)}`, shade(tone, -0.5), 5)}`;
  const count = Math.ceil(w / wide);
  return [
    box(0, 0, w, h, k.l(`${shade(tone, -0.5)} ${shade(tone, -0.1)}@30 ${shade(tone, -0.6)}`)),
    k.repeat(
      arch,
      Array.from({ length: count }, (_, i) => `translate(${n(i * wide)} 0)`),
    ),
    bokeh(room, 0, top * 1.4, 16),
    k.glow(w / 2, 0, w * 0.34, '#fff0c8', 80),
    feltTable(room, top, feltOf(room)),
    e(w / 2, h * 0.52, w * 0.5, h * 0.34, k.r(`${colours.light}/22 ${colours.light}/0`)),
  ].join('');
}

/** A card room at night: a low lamp, chips of two players, smoke in the light. */
export function cardRoom(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const top = h * (isTall ? 0.2 : 0.26);
  const tone = mix(colours.middle, '#1a1410', 0.5);
  const size = isTall ? 0.9 : 1.05;
  return [
    wall(room, top * 1.5, tone),
    bokeh(room, 0, top, 8),
    lamp(room, w / 2, top * 0.52, isTall ? 210 : 230, h * 0.9),
    feltTable(room, top, feltOf(room)),
    e(w / 2, h * 0.55, w * (isTall ? 0.6 : 0.36), h * 0.3, k.r(`${colours.light}/34 ${colours.light}/0`)),
    chips(k, w * 0.15, h * (isTall ? 0.33 : 0.5), size, ['#c4142b', '#1f5fd0', '#20242e', '#1d9a5a', '#e0982a']),
    chips(k, w * 0.85, h * (isTall ? 0.33 : 0.5), size, ['#1d9a5a', '#20242e', '#8a3ad0', '#c4142b', '#1f5fd0']),
  ].join('');
}

/** A dice den: the table from above under one lamp, its rail padded with diamonds. */
export function diceTable(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const felt = feltOf(room);
  const rail = Math.min(w, h) * 0.1;
  const id = k.define(
    'quilt',
    (own) =>
      `<pattern id="${own}" width="56" height="56" patternUnits="userSpaceOnUse"><path d="M28 0 56 28 28 56 0 28Z" fill="#3a1c10" stroke="#7a4424" stroke-width="3"/><circle cx="28" cy="28" r="4" fill="#c08a4a"/></pattern>`,
  );
  return [
    box(0, 0, w, h, '#24100a'),
    box(0, 0, w, h, `url(#${id})`),
    box(0, 0, w, h, k.r('#fff/16 #000/50', 0.5, 0.4, 0.8)),
    box(rail, rail, w - 2 * rail, h - 2 * rail, '#0a0604', 'rx="70"'),
    box(
      rail + 10,
      rail + 10,
      w - 2 * rail - 20,
      h - 2 * rail - 20,
      k.r(`${shade(felt, 0.34)} ${felt}@42 ${shade(felt, -0.7)}`, 0.5, 0.36, 0.72),
      'rx="62"',
    ),
    box(
      rail + 44,
      rail + 44,
      w - 2 * rail - 88,
      h - 2 * rail - 88,
      'none',
      `rx="40" stroke="${colours.metal}" stroke-width="4" opacity=".6"`,
    ),
    box(
      rail + 56,
      rail + 56,
      w - 2 * rail - 112,
      h - 2 * rail - 112,
      'none',
      `rx="32" stroke="${colours.metal}" stroke-width="1.5" opacity=".5"`,
    ),
    isTall ? '' : chips(k, w * 0.84, h * 0.26, 0.9, ['#1d9a5a', '#e0982a', '#8a3ad0', '#c4142b', '#20242e']),
    c(w / 2, h * 0.3, Math.min(w, h) * 0.42, k.r('#fff6d8/40 #fff6d8/0')),
  ].join('');
}
