import { mix, shade } from './colour';
import { at, box, c, e, type Kit, line, p, starPath } from './kit';
import type { ScenePalette } from './palettes';

type Draw = (k: Kit, colours: ScenePalette) => string;

const metalled = (k: Kit, { metal }: ScenePalette) => k.l(`${shade(metal, 0.6)} ${shade(metal, -0.25)}`);
const bright = (k: Kit, { accent }: ScenePalette) => k.l(`${mix(accent, '#fff', 0.35)} ${shade(accent, -0.12)}`, 30);
const cells = (rows: readonly string[], size: number) =>
  rows
    .flatMap((row, y) =>
      [...row].map((cell, x) => (cell === '.' ? '' : `M${x * size} ${y * size}h${size}v${size}h${-size}z`)),
    )
    .join('');

/** The mark of each palette's brand, in a box of 100 × 100 around the middle. */
export const brandMarks: Record<string, Draw> = {
  evening: (k, v) =>
    `${k.sym(p('M0-46 10-14H0ZM10-14 42-22 20 4 0 0V-14ZM20 4 36 34 0 22V0Z', metalled(k, v)))}${p('M0-46V22L-36 34-20 4-42-22-10-14Z', '#000', 'opacity=".18"')}${c(0, 2, 7, '#fff')}`,
  graphite: (k, v) =>
    `${p('M0-46 36-12 0 46-36-12Z', bright(k, v))}${p('M0-46 36-12 0 46Z', v.deep, 'opacity=".35"')}${p('M-36-12H36L0 4Z', '#fff', 'opacity=".5"')}`,
  candy: (k, v) =>
    `${c(0, 0, 44, bright(k, v))}${line('M0 0C8-10 20 2 13 14-2 27-27 12-20-12-8-37 31-30 34 1 32 37-24 42-39 12', '#fff', 8)}`,
  acid: (k, v) => `${box(-42, -42, 84, 84, bright(k, v), 'rx="16"')}${p('M10-34-26 8H-4L-12 36 26-10H4Z', v.deep)}`,
  lagoon: (k, v) =>
    `${c(0, 0, 44, k.l(`${v.light} ${v.metal}`))}${k.clip('<circle r="44"/>', p('M-50 4C-34-10-20-10-6 4S24 18 50 2V50H-50Z', v.middle) + p('M-50 22C-34 10-20 10-6 22S24 36 50 20V50H-50Z', v.deep))}${c(14, -16, 12, v.accent)}`,
  navy: (k, v) =>
    `${p('M0-46 40-23V23L0 46-40 23V-23Z', bright(k, v))}${line('M-20-14 0-26 20-14M-20 6 0-6 20 6M-20 26 0 14 20 26', v.deep, 8)}`,
  burgundy: (k, v) =>
    `${[-72, -36, 0, 36, 72].map((turn) => at(`translate(0 34) rotate(${turn})`, p('M0 0-10-66Q0-84 10-66Z', metalled(k, v)))).join('')}${c(0, 34, 9, v.accent)}`,
  indigo: (k, v) =>
    `${k.ball(0, 0, 26, v.accent)}<g transform="rotate(-24)">${e(0, 0, 46, 15, 'none', `stroke="${v.light}" stroke-width="6"`)}${p('M-26 0A26 26 0 0 1 26 0Z', v.accent)}</g>${c(36, -30, 5, '#fff')}`,
  paper: (k, v) =>
    `${p('M-30 38C-50-16-8-44 40-40 46 6 16 46-30 38Z', bright(k, v))}${line('M-38 46C-20 14 0-6 24-24', v.light, 5)}`,
  comic: (_k, v) =>
    `${p(starPath(10, 47, 30), v.accent, `stroke="${v.deep}" stroke-width="5" stroke-linejoin="round"`)}${p('M-16-20H18V-8L0 24H-16L-2-6H-16Z', '#fff', `stroke="${v.deep}" stroke-width="4" stroke-linejoin="round"`)}`,
  neon: (_k, v) =>
    `${line('M-22-38H22Q34-38 34-26V26Q34 38 22 38H-22Q-34 38-34 26V-26Q-34-38-22-38Z', v.light, 7)}${line('M-14-16H16L-2 22', v.accent, 8)}`,
  amber: (k, v) =>
    `${c(0, -22, 18, bright(k, v))}${p('M-46 40V26H-34V10H-22V-6H22V10H34V26H46V40Z', metalled(k, v))}${p('M-9 40V12H9V40Z', v.deep)}`,
  news: (_k, v) =>
    `${box(-40, -42, 80, 84, v.deep)}${box(-30, -32, 26, 26, v.accent)}${p('M6-32H30V-24H6ZM6-16H30V-8H6ZM-30 4H30V12H-30ZM-30 22H14V30H-30Z', '#fff')}`,
  coral: (k, v) =>
    `${c(0, -4, 30, k.l(`${v.metal} ${v.accent}`))}${p('M-46 12C-30 0-16 0 0 12S30 24 46 12V26C30 38 16 38 0 26S-30 14-46 26Z', v.deep)}${p('M-40 34C-26 24-14 24 0 34S26 44 40 34V42C26 52 14 52 0 42S-26 32-40 42Z', v.middle)}`,
  pixel: (_k, v) =>
    at(
      'translate(-44-40)',
      p(cells(['.xx..xx.', 'xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx', '.xxxxxx.', '..xxxx..', '...xx...'], 11), v.accent) +
        p('M11 11h22v11H22v11H11z', v.light),
    ),
  ember: (k, v) =>
    `${c(0, 0, 43, 'none', `stroke="${metalled(k, v)}" stroke-width="6"`)}${p('M0-26A15 15 0 0 1 9 1L15 26H-15L-9 1A15 15 0 0 1 0-26Z', metalled(k, v))}`,
  festival: (_k, v) => `${p(starPath(12, 47, 33), v.metal)}${c(0, 0, 26, v.middle)}${p(starPath(5, 20, 9), '#fff')}`,
  slate: (_k, v) =>
    `${line('M-28-40V40M0-30V46M28-46V28', v.light, 4)}${p('M-37-18H-19V30H-37ZM19-34H37V10H19Z', v.accent)}${p('M-9-16H9V24H-9Z', v.metal)}`,
  midnight: (k, v) =>
    `${c(0, 0, 43, 'none', `stroke="${v.metal}" stroke-width="3" opacity=".7"`)}${p(starPath(4, 42, 11), k.l(`#fff ${v.accent}`))}${c(28, -28, 5, '#fff')}`,
  toys: (_k, v) =>
    `${p('M-44 42V-2H-2V42Z', v.accent)}${p('M2 42V-2H44V42Z', v.middle)}${p('M-26-6 0-46 26-6Z', v.metal)}${c(23, 20, 11, '#fff')}${p(starPath(5, 14, 6), '#fff', 'transform="translate(-23 21)"')}`,
  terracotta: (k, v) =>
    `${p('M-36 44V0C-50-18-34-34-14-38Q-4-41 0-48 4-41 14-38C34-34 50-18 36 0V44H20V6C30-8 18-20 0-20S-30-8-20 6V44Z', metalled(k, v))}${p(starPath(8, 17, 9), v.accent, 'transform="translate(0 18)"')}`,
  asphalt: (k, v) => p('M-48 40-20-40H2L-26 40ZM-14 40 14-40H30L2 40ZM14 40 42-40H50L22 40Z', bright(k, v)),
};
