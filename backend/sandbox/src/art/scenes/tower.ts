import { mix, shade } from '../colour';
import { at, box, e, line, n, p } from '../kit';
import { band, card, chipStack, many, paint, specks, type View, world } from './view';

/** A lounge on the fortieth floor: glass from floor to ceiling, the city below, a glass table under three lamps. */
export function tower(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const row = (count: number, low: number, high: number, fill: string, windows: string) => {
    let lit = '';
    const step = 1240 / count;
    const d = many(count, (i) => {
      const [x, w, h] = [-870 + i * step, step * (0.6 + k.next() * 0.34), low + k.next() * (high - low)];
      for (let at = x + 9; at < x + w - 6; at += 13) lit += `M${n(at)} ${n(-h + 12)}V-8`;
      return `M${n(x)} 0V${n(-h)}h${n(w * 0.62)}l${n(w * 0.38)} ${n(h * 0.06 * k.next())}V0Z`;
    });
    return (
      p(d, fill) + p(lit, 'none', `stroke="${windows}" stroke-width="4" stroke-dasharray="5 9 5 23 5 15" opacity=".55"`)
    );
  };
  const city =
    row(26, 90, 250, mix(deep, middle, 0.75), mix(middle, light, 0.55)) +
    row(19, 60, 300, mix(deep, middle, 0.42), light) +
    row(15, 30, 150, mix(deep, middle, 0.16), '#ffe3ae');
  const glass =
    line(
      many(9, (i) => `M${-780 + i * 140}-300V118`),
      shade(deep, -0.2),
      7,
    ) +
    band(-176, -171, shade(deep, -0.2)) +
    band(112, 124, k.l(`${mix(metal, deep, 0.4)} ${shade(deep, -0.3)}`));
  const sheen = p('M-700-300H-560L-760 112H-860V30ZM-120-300H40L-160 112H-320Z', '#fff', 'opacity=".035"');
  const floor =
    band(120, 430, k.l(`${mix(deep, middle, 0.5)}/80 ${deep}/92@30 ${shade(deep, -0.4)}`)) +
    e(0, 210, 420, 90, k.r(`${accent}/45 ${accent}/0`));
  const sofa = at(
    'translate(-470 150)',
    `${box(-170, -44, 340, 70, k.l(`${mix(middle, deep, 0.35)} ${shade(deep, -0.2)}`), 'rx="22"')}${box(-188, -12, 60, 62, mix(middle, deep, 0.5), 'rx="20"')}${box(128, -12, 60, 62, mix(middle, deep, 0.5), 'rx="20"')}${box(-132, 0, 264, 44, k.l(`${mix(middle, light, 0.12)} ${mix(middle, deep, 0.6)}`), 'rx="14"')}`,
  );
  const lamp = `${line('M0-320V-22', mix(metal, deep, 0.3), 2)}${p('M-24 0A24 26 0 0 1 24 0Z', k.l(`${shade(metal, 0.3)} ${shade(metal, -0.5)}`, 90))}${e(0, 1, 24, 6, '#fff')}${k.glow(0, 6, 120, light, 70)}${p('M-20 4H20L120 250H-120Z', k.l(`${light}/26 ${light}/0`))}`;
  const table = `${e(0, 208, 190, 32, k.r(`${accent}/75@40 ${accent}/0`))}${p('M-26 128H26L44 204H-44Z', k.l(`${shade(metal, -0.6)} ${metal}@45 ${shade(metal, -0.7)}`, 90))}${e(0, 204, 74, 14, k.l(`${metal} ${shade(metal, -0.6)}`))}${e(0, 134, 250, 58, shade(deep, -0.3))}${e(0, 124, 250, 58, k.l(`${mix(middle, light, 0.34)} ${mix(deep, middle, 0.7)}@55 ${mix(deep, accent, 0.35)}`), `stroke="${accent}" stroke-width="4"`)}${e(0, 123, 212, 46, 'none', `stroke="${light}" stroke-width="2" opacity=".55"`)}${p('M-190 100Q-60 64 120 74L60 150Q-90 150-150 136Z', '#fff', 'opacity=".09"')}`;
  const hand = (['s', 'd', 'h'] as const).map((suit, i) => at(`rotate(${(i - 1) * 17} 0 130)`, card(k, suit))).join('');
  return world(
    v,
    `${paint(k.l(`${deep} ${mix(deep, middle, 0.7)}@42 ${mix(middle, accent, 0.32)}@58 ${deep}`))}${specks(k, -300, -120, 90, '#fff', 2, 'opacity=".6"')}${e(40, 110, 560, 190, k.r(`${light}/42 ${light}/0`))}${k.repeat(city, ['translate(0 120)', 'translate(0 120) scale(1-.7)'])}${floor}${sheen}${glass}${sofa}${at('translate(-150-150)', lamp)}${at('translate(0-190)', lamp)}${at('translate(150-150)', lamp)}${table}${at('translate(4 20) scale(.92)', hand)}${at('translate(-138 128) scale(.8)', chipStack(k, accent, 6))}${at('translate(-74 152) scale(.74)', chipStack(k, '#20242e', 3))}${at('translate(146 132) scale(.8)', chipStack(k, mix(accent, '#ffffff', 0.55), 8))}`,
  );
}
