import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { band, many, paint, type View, world } from './view';

/** A trading desk by night: three screens of prices rising in green and falling in red. */
export function desk(v: View): string {
  const { k, deep, middle, light, accent: up, metal: down } = v;
  const candles = (count: number, step: number, from: number, swing: number, drift: number) => {
    let price = from;
    let [rise, fall, wicks, track] = ['', '', '', ''];
    for (let i = 0; i < count; i++) {
      const next = price + (k.next() - 0.5) * swing + drift;
      const [high, low] = [Math.min(price, next), Math.max(price, next)];
      const d = `M${n(i * step)} ${n(high)}h${n(step * 0.62)}V${n(low + 2)}h${n(-step * 0.62)}z`;
      if (next < price) rise += d;
      else fall += d;
      wicks += `M${n(i * step + step * 0.31)} ${n(high - k.next() * swing * 0.4)}V${n(low + k.next() * swing * 0.4)}`;
      track += `${i ? 'L' : 'M'}${n(i * step + step * 0.31)} ${n(from + (drift * i) / 1.05 + Math.sin(i / 3) * swing * 0.35)}`;
      price = next;
    }
    return {
      bars: p(rise, up) + p(fall, down),
      wicks: line(wicks, mix(light, middle, 0.4), 1.6, 'opacity=".7"'),
      track,
    };
  };
  const grid = (w: number, h: number, step: number) =>
    line(
      many(Math.floor(w / step), (i) => `M${(i + 1) * step} 0V${h}`) +
        many(Math.floor(h / step), (i) => `M0 ${(i + 1) * step}H${w}`),
      middle,
      1.4,
      'opacity=".8"',
    );
  const screen = (w: number, h: number, inner: string, tone: string) =>
    `${k.glow(w / 2, h / 2, w * 0.72, tone, 26)}${box(-11, -11, w + 22, h + 22, k.l(`${shade(middle, 0.12)} ${shade(deep, -0.2)}`), 'rx="10"')}${k.clip(`<rect width="${w}" height="${h}" rx="3"/>`, box(0, 0, w, h, k.l(`${mix(deep, middle, 0.5)} ${deep}`)) + inner)}${p(`M0 0H${n(w * 0.42)}L${n(w * 0.2)} ${h}H0Z`, '#fff', 'opacity=".035"')}`;
  const main = candles(34, 11, 214, 34, -4.4);
  const chart = `${grid(388, 254, 32)}${p(`${main.track}V254H0Z`, k.l(`${up}/34 ${up}/0`))}${main.wicks}${main.bars}${line(main.track, light, 2.4)}${line('M0 66H388', up, 1.6, 'stroke-dasharray="5 5"')}${box(338, 55, 50, 22, up, 'rx="3"')}${box(346, 63, 34, 6, deep)}${box(12, 12, 92, 9, light, 'rx="2"')}${box(12, 28, 56, 7, up, 'rx="2"')}`;
  const oddsRow = (y: number, i: number) =>
    `${box(10, y, 78 - ((i * 17) % 34), 7, mix(light, middle, 0.35), 'rx="2"')}${box(10, y + 11, 52 + ((i * 23) % 30), 7, mix(light, middle, 0.62), 'rx="2"')}${[
      0, 1, 2,
    ]
      .map((j) => {
        const hot = (i * 3 + j) % 7;
        const tone = hot === 1 ? up : hot === 4 ? down : mix(middle, light, 0.14);
        return `${box(110 + j * 42, y - 3, 36, 24, tone, `rx="3"${hot === 1 || hot === 4 ? '' : ' opacity=".9"'}`)}${box(119 + j * 42, y + 6, 18, 6, hot === 1 || hot === 4 ? deep : light, 'rx="1"')}`;
      })
      .join('')}`;
  const table = `${box(0, 0, 246, 26, mix(middle, light, 0.08))}${box(10, 9, 60, 8, light, 'rx="2"')}${c(228, 13, 5, down)}${many(7, (i) => `${oddsRow(40 + i * 31, i)}${box(0, 67 + i * 31, 246, 1, middle)}`)}`;
  const depth = candles(18, 13, 120, 40, 2);
  const side = `${grid(230, 256, 32)}${p(
    many(13, (i) => `M0 ${8 + i * 9}h${n(20 + i * 8 + k.next() * 26)}v6H0z`),
    up,
    'opacity=".75"',
  )}${p(
    many(13, (i) => `M230 ${8 + i * 9}h${n(-(120 - i * 7 + k.next() * 26))}v6H230z`),
    down,
    'opacity=".75"',
  )}${box(0, 128, 230, 2, mix(middle, light, 0.3))}${at('translate(0 104)', depth.wicks + depth.bars)}`;
  const wall = at(
    'translate(-860-250)',
    `${grid(1220, 460, 46)}${(() => {
      const far = candles(46, 27, 420, 90, -7);
      return `<g opacity=".2">${far.wicks}${far.bars}</g>${line(far.track, light, 4, 'opacity=".18"')}`;
    })()}`,
  );
  const ticker = `${band(-246, -206, mix(deep, middle, 0.5), 'opacity=".9"')}${many(15, (i) => {
    const x = -846 + i * 84;
    return `${box(x, -232, 30, 10, mix(light, middle, 0.3), 'rx="2"')}${p(i % 3 ? `M${x + 38}-222l8-12 8 12z` : `M${x + 38}-234l8 12 8-12z`, i % 3 ? up : down)}`;
  })}`;
  const keys = many(48, (i) => {
    const [row, column] = [Math.floor(i / 16), i % 16];
    return `M${-174 + column * 22 - row * 7} ${216 + row * 16}h18v10h-18z`;
  });
  const table2 = `${band(168, 430, k.l(`${mix(middle, deep, 0.4)} ${shade(deep, -0.1)}@60 ${shade(deep, -0.4)}`))}${band(166, 170, mix(middle, light, 0.25))}${e(-20, 200, 380, 50, k.r(`${mix(up, light, 0.4)}/42 ${up}/0`))}${p('M-196 206H196L214 268H-214Z', k.l(`${shade(middle, 0.05)} ${deep}`), `stroke="${mix(middle, light, 0.2)}" stroke-width="2"`)}${p(keys, mix(middle, light, 0.2))}${p('M-60 264H70v9H-60z', mix(middle, light, 0.2))}${box(92, 216, 18, 10, up)}${box(114, 216, 18, 10, down)}${e(252, 236, 20, 27, k.l(`${mix(middle, light, 0.35)} ${deep}`), `stroke="${mix(middle, light, 0.2)}" stroke-width="2"`)}${line('M252 216V232', up, 3)}`;
  const cup = at(
    'translate(-276 206)',
    `${p('M26-36C56-40 56-4 24-4', 'none', `stroke="${mix(light, middle, 0.5)}" stroke-width="7"`)}${p('M-30-46H30L26 22Q0 32-26 22Z', k.l(`${mix(middle, light, 0.5)} ${mix(middle, light, 0.2)}@50 ${deep}`, 90))}${e(0, -46, 30, 8, '#2a1a10')}${line('M-8-66C-18-80 2-88-6-102M8-68C0-80 16-90 8-104', light, 3, 'opacity=".3"')}`,
  );
  const stands = `${box(-30, 132, 34, 44, shade(deep, 0.04))}${p('M-90 178H64L54 168H-80Z', shade(middle, 0.05))}${box(-318, 140, 26, 40, shade(deep, 0.04))}${box(256, 140, 26, 40, shade(deep, 0.04))}`;
  return world(
    v,
    `${paint(k.l(`${shade(deep, -0.2)} ${mix(deep, middle, 0.65)}@60 ${deep}`))}${wall}${ticker}${stands}${table2}<g transform="matrix(.94 -.07 0 1 -462 -100)">${screen(246, 256, table, down)}</g><g transform="matrix(.94 .07 0 1 200 -118)">${screen(230, 256, side, up)}</g>${at('translate(-206-132)', screen(388, 254, chart, up))}${cup}`,
  );
}
