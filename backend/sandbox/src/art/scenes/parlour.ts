import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p, starPath } from '../kit';
import { coin } from '../motifs/treasures';
import { band, many, paint, specks, type View, world } from './view';

/**
 * An arcade floor by night: rows of machines run into the depth under strips of light, pink to the left and blue to the
 * right.
 */
export function parlour(v: View): string {
  const { k, deep, middle, light: pink, accent: blue, metal } = v;
  const machine = (tone: string, other: string, shape: string) =>
    `${p('M-62 130V-104Q-62-150-20-150H20Q62-150 62-104V130Z', k.l(`${shade(tone, -0.72)} ${shade(tone, -0.4)}@50 ${shade(tone, -0.85)}`, 90), `stroke="${tone}" stroke-width="5"`)}${box(-44, -84, 88, 112, k.l(`${mix(tone, '#ffffff', 0.75)} ${other}@55 ${shade(tone, -0.5)}`), 'rx="8"')}${p(shape, '#fff', 'transform="translate(0-30)"')}${p('M-40-104Q-40-134-14-134H14Q40-134 40-104Z', mix(tone, '#ffffff', 0.6))}${box(-56, 40, 112, 20, shade(tone, -0.2), 'rx="6"')}${c(-30, 46, 8, '#fff')}${c(8, 48, 6, other)}${c(28, 48, 6, other)}${line('M-62 130V-104Q-62-150-20-150', '#fff', 2, 'opacity=".6"')}`;
  const places = Array.from({ length: 5 }, (_, i) => 5 - i).map((i) => {
    const t = 1.55 / (1 + i * 0.42);
    return [180 + 330 * t, 20 + 90 * t, t] as const;
  });
  const left = k.repeat(
    machine(pink, blue, starPath(5, 30, 13)),
    places.map(([x, y, t]) => `translate(${n(60 - x)} ${n(y - 40)}) scale(${n(t * 0.9)})`),
  );
  const right = k.repeat(
    machine(blue, pink, 'M0-30C20-8 28 2 16 20H-16C-28 2-20-8 0-30Z'),
    places.map(([x, y, t]) => `translate(${n(x - 60)} ${n(y - 40)}) scale(${n(t * 0.9)})`),
  );
  const run = (x: number, y: number) => `M${n(x * 0.06)} ${n(-20 + y * 0.06)}L${n(x)} ${n(y)}`;
  const strips =
    line([-900, -620, -380].map((x) => run(x, -420)).join(''), pink, 9, 'opacity=".9"') +
    line([900, 620, 380].map((x) => run(x, -420)).join(''), blue, 9, 'opacity=".9"') +
    line(run(-120, -420) + run(120, -420), '#fff', 5, 'opacity=".8"');
  const shine =
    line([-1100, -800, -520].map((x) => run(x, 520)).join(''), pink, 22, 'opacity=".28"') +
    line([1100, 800, 520].map((x) => run(x, 520)).join(''), blue, 22, 'opacity=".28"') +
    line(run(-160, 520) + run(160, 520), '#fff', 12, 'opacity=".12"');
  const pins = Array.from({ length: 60 }, (_, i) => {
    const [row, column] = [Math.floor(i / 9), i % 9];
    return `M${n(-84 + column * 21 + (row % 2) * 10)} ${n(-120 + row * 24)}h0`;
  }).join('');
  const balls = Array.from({ length: 22 }, () => `M${n(-80 + k.next() * 160)} ${n(-126 + k.next() * 170)}h0`).join('');
  const pachinko = `${e(0, 218, 220, 36, '#000', 'opacity=".6"')}${k.glow(-60, 0, 300, pink, 55)}${k.glow(60, 0, 300, blue, 55)}${p('M-146 210V-150Q-146-226-70-226H70Q146-226 146-150V210Z', k.l(`${pink} ${mix(pink, blue, 0.5)}@50 ${blue}`, 90))}${p('M-134 210V-148Q-134-214-68-214H68Q134-214 134-148V210Z', k.l(`${shade(deep, 0.06)} ${mix(deep, middle, 0.8)}`))}${c(0, -52, 118, k.r(`${mix(middle, blue, 0.25)} ${middle}@60 ${deep}`), `stroke="${k.l(`${pink} ${blue}`, 90)}" stroke-width="7"`)}${line(pins, metal, 5, 'opacity=".9"')}${line(balls, '#fff', 10)}${box(-52, -84, 104, 74, k.l(`#fff ${blue}@50 ${pink}`, 40), `rx="12" stroke="${metal}" stroke-width="4"`)}${p(starPath(8, 34, 17), '#fff', 'transform="translate(0-47)"')}${p(starPath(5, 22, 9), k.l('#ffd75e #ff8a1f'), 'transform="translate(0-47)"')}${p('M-112 92H112L96 140H-96Z', k.l(`${shade(metal, -0.2)} ${shade(metal, -0.7)}`))}${many(11, (i) => k.ball(-84 + i * 17, 100 - (i % 2) * 7, 11, '#dfe6f0'))}${c(102, 172, 27, k.l(`${shade(metal, 0.2)} ${shade(metal, -0.6)}`))}${c(102, 172, 16, blue)}${box(-110, 154, 150, 36, shade(deep, 0.12), `rx="8" stroke="${pink}" stroke-width="3"`)}${many(6, (i) => c(-92 + i * 23, 172, 7, i % 2 ? blue : pink))}${p('M-118-150Q-118-200-66-200H-20L-84-120H-118Z', '#fff', 'opacity=".12"')}`;
  return world(
    v,
    `${paint(k.l(`${deep} ${mix(deep, middle, 0.9)}@40 ${deep}@48 ${shade(deep, -0.2)}`))}${e(0, -20, 520, 210, k.r(`${mix(pink, blue, 0.5)}/80 ${middle}/40@45 ${deep}/0`))}${strips}${band(-20, 430, k.l(`${middle}/80 ${deep}@24 ${shade(deep, -0.4)}`))}${shine}${left}${right}${pachinko}${at('translate(-196 196) rotate(-16)', coin(k, 44))}${at('translate(190 210) rotate(14)', coin(k, 36))}${specks(k, -290, 200, 60, '#fff', 3, 'opacity=".45"')}`,
  );
}
