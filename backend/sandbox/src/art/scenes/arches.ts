import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p, starPath } from '../kit';
import { band, many, paint, specks, type View, world } from './view';

const opening = (x: number, foot: number) =>
  `M${x - 84} ${foot}V-24C${x - 128}-70 ${x - 104}-150 ${x - 38}-182Q${x - 10}-198 ${x}-226 ${x + 10}-198 ${x + 38}-182C${x + 104}-150 ${x + 128}-70 ${x + 84}-24V${foot}Z`;

/** An arcade of a desert palace: tiled arches open on dunes, domes and the evening sun over still water. */
export function arches(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const centres = [-720, -480, -240, 0, 240];
  const gold = k.l(`${shade(metal, 0.5)} ${metal}@45 ${shade(metal, -0.45)}`);
  const dome = (x: number, y: number, s: number) =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      `${p('M-46 60V0C-70-30-40-60 0-92 40-60 70-30 46 0V60Z', k.l(`${mix(accent, '#ffffff', 0.4)} ${accent}@40 ${shade(accent, -0.5)}`, 70))}${line('M0-92V-122', metal, 5)}${c(0, -126, 6, metal)}${box(-60, 54, 120, 70, mix(light, middle, 0.4))}`,
    );
  const view = `${paint(k.l(`${shade(accent, -0.35)} ${mix(accent, light, 0.25)}@30 ${mix(light, metal, 0.2)}@48 ${mix(light, middle, 0.5)}@58`))}${k.glow(60, 0, 300, '#fff4d0', 95)}${c(60, 6, 44, '#fffbe8')}${dome(-470, -4, 0.62)}${dome(-404, 18, 0.42)}${dome(-92, 16, 0.4)}${dome(-44, 4, 0.52)}${dome(206, 8, 0.46)}${p('M-860 430V40C-700-20-560 60-380 34S-140-10 20 40 240 10 360 30V430Z', k.l(`${mix(light, middle, 0.42)} ${middle}`))}${p('M-860 430V92C-640 30-480 120-260 84S100 50 360 96V430Z', k.l(`${mix(metal, middle, 0.35)} ${shade(middle, -0.3)}`))}${p('M-860 96C-640 34-480 124-260 88-380 96-480 140-860 130ZM-40 66C120 60 240 80 360 100V120C200 84 80 86-40 66Z', '#fff', 'opacity=".25"')}`;
  const water = `${band(136, 240, k.l(`${mix(accent, light, 0.45)} ${accent}@50 ${shade(accent, -0.55)}`))}${line(
    many(26, () => `M${n(-840 + k.next() * 1180)} ${n(144 + k.next() * 60)}h${n(14 + k.next() * 50)}`),
    '#fff',
    2.5,
    'opacity=".5"',
  )}${e(60, 164, 60, 22, '#fff6d4', 'opacity=".6"')}`;
  const wall = p(
    `M-860-300H360V212H-860Z${centres.map((x) => opening(x, 212)).join('')}`,
    k.l(`${mix(deep, middle, 0.55)} ${mix(middle, light, 0.18)}@40 ${mix(middle, deep, 0.2)}`),
    'fill-rule="evenodd"',
  );
  const trims = k.repeat(
    line(opening(0, 212), k.l(`${shade(middle, -0.35)} ${shade(middle, -0.6)}`), 32, 'opacity=".55"') +
      p(opening(0, 212), 'none', `stroke="${accent}" stroke-width="15" stroke-dasharray="15 5"`) +
      line(opening(0, 212), gold, 4, 'transform="translate(0-2)"'),
    centres.map((x) => `translate(${x})`),
  );
  const rosette = k.repeat(
    p(starPath(8, 26, 15), gold) + p(starPath(8, 15, 8), accent) + c(0, 0, 4, light),
    [-840, -600, -360, -120, 120, 360].map((x) => `translate(${x}-196)`),
  );
  const column = k.repeat(
    `${box(-17, -8, 34, 214, k.l(`${shade(light, -0.5)} ${light}@38 ${shade(light, -0.55)}`, 90))}${p('M-34-30H34L22-6H-22Z', gold)}${box(-38, -42, 76, 13, gold)}${box(-30, 200, 60, 14, gold)}`,
    [-840, -600, -360, -120, 120, 360].map((x) => `translate(${x} 4)`),
  );
  const lantern = `${line('M0-200V-58', metal, 2.5)}${k.glow(0, -16, 110, '#ffd27a', 90)}${p('M-16-50 0-66 16-50ZM-22-44H22L30-14 0 34-30-14Z', k.l(`#fff2c0 #ffb84a@60 ${shade(middle, -0.2)}`), `stroke="${metal}" stroke-width="3"`)}${line('M-22-44 0 34 22-44M-30-14H30', metal, 2)}`;
  const fountain = `${line('M0 30C-14-40-70-50-92 60M0 30C14-40 70-50 92 60M0 30C-6-10-34-10-44 70M0 30C6-10 34-10 44 70', '#fff', 5, 'opacity=".75"')}${p('M-10 20H10L18 150H-18Z', gold)}${p('M-64 66H64C54 100 24 108 0 108S-54 100-64 66Z', k.l(`${shade(accent, 0.35)} ${shade(accent, -0.3)}`, 70), `stroke="${metal}" stroke-width="4"`)}${e(0, 66, 64, 11, mix(accent, '#ffffff', 0.6))}${p('M-164 140H164C150 200 80 218 0 218S-150 200-164 140Z', k.l(`${shade(light, -0.1)} ${middle}@60 ${shade(middle, -0.5)}`, 20), `stroke="${metal}" stroke-width="5"`)}${e(0, 140, 164, 25, k.l(`${mix(accent, '#ffffff', 0.55)} ${accent}`), `stroke="${gold}" stroke-width="6"`)}${many(7, (i) => p(starPath(8, 13, 7), accent, `transform="translate(${-114 + i * 38} 182)"`))}${k.ball(0, 22, 13, metal)}`;
  const tiles =
    band(210, 430, k.l(`${mix(middle, light, 0.35)} ${middle}@40 ${deep}`)) +
    line(
      many(19, (i) => `M${-900 + i * 70} 212L${-1500 + i * 170} 430`) +
        [226, 248, 280, 324, 384].map((y) => `M-860 ${y}H360`).join(''),
      shade(middle, -0.45),
      3,
      'opacity=".55"',
    ) +
    e(20, 260, 380, 60, k.r(`${light}/75 ${light}/0`)) +
    band(206, 214, gold);
  return world(
    v,
    `${view}${water}${wall}${trims}${rosette}${column}${k.repeat(
      lantern,
      [-480, -240, 240].map((x) => `translate(${x}-56)`),
    )}${tiles}${e(0, 252, 220, 30, '#000', 'opacity=".4"')}${at('translate(0 30)', fountain)}${specks(k, -200, 200, 40, '#fff3c8', 3, 'opacity=".5"')}`,
  );
}
