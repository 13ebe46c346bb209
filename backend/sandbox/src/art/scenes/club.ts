import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { band, card, chipStack, many, paint, type View, world } from './view';

/** A private club after midnight: panelled walls, one lamp, a deep armchair, a glass and the cards. */
export function club(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const panels = many(
    7,
    (i) =>
      `${box(-840 + i * 176, -270, 146, 330, 'none', `stroke="${shade(middle, 0.12)}" stroke-width="3" opacity=".8"`)}${box(-828 + i * 176, -258, 122, 306, k.l(`${shade(middle, 0.06)} ${shade(middle, -0.4)}`, 30), 'opacity=".7"')}`,
  );
  const picture = at(
    'translate(-118-150)',
    `${box(-104, -76, 208, 152, k.l(`${shade(metal, 0.2)} ${shade(metal, -0.7)}`, 40))}${box(-92, -64, 184, 128, k.l(`${mix(middle, light, 0.34)} ${mix(middle, accent, 0.4)}@55 ${shade(middle, -0.4)}`))}${p('M-92 26C-60-6-34 10-6-10S60 4 92-18V64H-92Z', shade(middle, -0.5))}${c(36, -26, 15, shade(light, 0.2))}`,
  );
  const lamp = at(
    'translate(212-40)',
    `${k.glow(0, -60, 420, light, 88)}${p('M-70-20H70L250 300H-250Z', k.l(`${light}/58 ${light}/0`))}${p('M-48-190H48L190-300H-190Z', k.l(`${light}/0 ${light}/40`))}${line('M0-20V250', k.l(`${shade(metal, 0.1)} ${shade(metal, -0.6)}`), 9)}${box(-4, -24, 8, 276, k.l(`${shade(metal, -0.5)} ${shade(metal, 0.5)}@40 ${shade(metal, -0.6)}`, 90))}${e(0, 254, 58, 13, k.l(`${metal} ${shade(metal, -0.7)}`))}${p('M-46-118H46L78-16H-78Z', k.l(`${mix(light, '#ffffff', 0.55)} ${light}@60 ${mix(light, accent, 0.5)}`))}${e(0, -16, 78, 13, '#fff4d6')}${e(0, -118, 46, 8, mix(light, accent, 0.4))}`,
  );
  const leather = (from: number, to: number, turn = 90) =>
    k.l(`${shade(accent, from - 0.5)} ${shade(accent, from)}@62 ${shade(accent, to)}`, turn);
  const tufts = Array.from({ length: 17 }, (_, i) => {
    const [row, column] = [Math.floor(i / 4), i % 4];
    return `M${n(-82 + column * 48 + (row % 2) * 24)} ${n(-94 + row * 34)}h0`;
  }).join('');
  const chair = at(
    'translate(-52 96)',
    `${e(20, 142, 270, 34, '#000', 'opacity=".75"')}${p('M-132 60C-164-80-150-160-96-172-40-184 60-184 112-168 164-154 172-70 140 60Z', leather(-0.42, 0.1))}${line(tufts, shade(accent, -0.72), 9)}${line(tufts, shade(accent, 0.18), 3, 'transform="translate(1.5 2)"')}${p('M-126-150C-60-176 60-178 120-152', 'none', `stroke="${mix(light, accent, 0.35)}" stroke-width="5" opacity=".8"`)}${p('M-120 44C-60 22 70 22 128 44L138 92C60 110-60 110-128 92Z', leather(-0.3, 0.3))}${p('M-116 46C-60 28 60 28 122 46', 'none', `stroke="${mix(light, accent, 0.3)}" stroke-width="4" opacity=".8"`)}${p('M-190-10C-196-50-140-58-126-22-116 10-118 80-120 130H-176C-190 90-190 40-190-10Z', leather(-0.66, -0.35))}${p('M196-14C204-54 146-60 132-24 122 10 124 84 126 130H184C198 92 196 40 196-14Z', leather(-0.2, 0.42))}${p('M138-30C150-52 192-48 194-14', 'none', `stroke="${light}" stroke-width="5" opacity=".85"`)}${p('M-128 92C-60 110 60 110 138 92L134 132C60 144-60 144-126 132Z', leather(-0.6, -0.16))}${p('M-168 130h30l-6 22h-18zM140 130h30l-6 22h-18z', shade(accent, -0.8))}`,
  );
  const glass = at(
    'translate(206 122)',
    `${p('M-24-46H24L19 8H-19Z', '#fff', 'opacity=".2"')}${p('M-22-18H22L19 6H-19Z', k.l(`${mix(light, accent, 0.3)} ${accent}`))}${e(0, -18, 22, 5, shade(light, 0.3))}${p('M-13-24 4-30 12-16-6-10Z', '#fff', 'opacity=".65"')}${line('M-24-46 -19 8H19L24-46', '#fff', 2, 'opacity=".75"')}${e(0, -46, 24, 5, 'none', 'stroke="#fff" stroke-width="2" opacity=".8"')}`,
  );
  const table = `${e(250, 232, 150, 22, '#000', 'opacity=".6"')}${box(240, 140, 16, 92, shade(accent, -0.72))}${p('M196 230Q248 204 300 230L306 238H190Z', shade(accent, -0.74))}${e(248, 140, 128, 25, shade(accent, -0.75))}${e(248, 132, 128, 25, k.l(`${shade(accent, 0.16)} ${shade(accent, -0.5)}`, 60))}${e(248, 131, 116, 20, 'none', `stroke="${mix(light, accent, 0.2)}" stroke-width="2" opacity=".6"`)}`;
  const cards = (['s', 'h'] as const)
    .map((suit, i) => at(`translate(${262 + i * 34} ${118 - i * 4}) rotate(${i * 22 - 12}) scale(.42)`, card(k, suit)))
    .join('');
  return world(
    v,
    `${paint(k.l(`${shade(middle, -0.1)} ${middle}@40 ${deep}`))}${panels}${e(212, -60, 520, 360, k.r(`${light}/40 ${accent}/16@50 ${accent}/0`))}${band(60, 74, k.l(`${shade(middle, 0.2)} ${shade(middle, -0.5)}`))}${band(74, 200, shade(middle, -0.25))}${band(196, 430, k.l(`${mix(accent, deep, 0.62)} ${shade(deep, -0.2)}`))}${e(120, 246, 420, 74, k.r(`${light}/60 ${accent}/20@60 ${accent}/0`))}${picture}${lamp}${chair}${table}${glass}${cards}${at('translate(320 126) scale(.42)', chipStack(k, '#8a1426', 5))}`,
  );
}
