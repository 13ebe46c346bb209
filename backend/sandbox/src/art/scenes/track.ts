import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { setLine } from '../lettering';
import { many, paint, specks, type View, world } from './view';

/** The start of a race: lanes with their numerals run to the light, a stopwatch at zero stands beside them. */
export function track(v: View): string {
  const { k, deep, middle, light, accent, metal: chalk } = v;
  const [vx, vy] = [40, -40];
  /** The point of a lane's edge (−5 … 5) at a height. */
  const edge = (lane: number, y: number) => n(vx + (lane * 150 - 60) * ((y - vy) / 300) * 1.15);
  const ground = `${p('M-860 -2H360V430H-860Z', k.l(`${mix(deep, '#2f6b3a', 0.42)} ${mix(deep, '#1d4a28', 0.5)}`))}${p(`M${edge(-5, -4)} -4L${edge(4, -4)} -4 ${edge(4, 430)} 430 ${edge(-5, 430)} 430Z`, k.l(`${mix(accent, deep, 0.55)} ${mix(accent, deep, 0.3)}@20 ${mix(accent, deep, 0.12)}@70 ${mix(accent, deep, 0.35)}`))}${line(
    many(110, () => {
      const y = 10 + k.next() ** 0.7 * 400;
      return `M${n(-860 + k.next() * 1220)} ${n(y)}h0`;
    }),
    '#000',
    4,
    'opacity=".16"',
  )}`;
  const lanes = p(
    Array.from({ length: 10 }, (_, i) => i - 5)
      .map((lane) => `M${edge(lane, -4)} -4L${n(edge2(lane, 430, -7))} 430 ${n(edge2(lane, 430, 7))} 430Z`)
      .join(''),
    chalk,
    'opacity=".95"',
  );
  function edge2(lane: number, y: number, by: number): number {
    return Number(edge(lane, y)) + by;
  }
  const startLine = p(`M${edge(-5, 116)} 116L${edge(4, 116)} 116 ${edge(4, 128)} 128 ${edge(-5, 128)} 128Z`, chalk);
  const numerals = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => {
      const made = setLine('tech', String(i + 1), 400);
      const [x, y] = [Number(edge(i - 4.5, 200)), 196];
      const lean = (x - vx) / 480;
      return `<path transform="matrix(.3 0 ${n(lean * -4) === '0' ? 0 : Math.round(lean * -0.17 * 100) / 100} .17 ${n(x - made.width * 0.15)} ${y})" d="${made.d}" fill="${chalk}"/>`;
    })
    .join('');
  const stand = (flip: number) =>
    `${p(`M${flip * 60}-6L${flip * 900}-170V-20L${flip * 900} 20Z`, k.l(`${mix(deep, middle, 0.9)} ${shade(deep, -0.3)}`))}${line(
      many(130, () => {
        const t = k.next();
        return `M${n(flip * (90 + t * 780))} ${n(-10 - t * 150 * k.next())}h0`;
      }),
      light,
      4,
      'opacity=".4"',
    )}${p(`M${flip * 40}-30L${flip * 900}-244V-224L${flip * 40}-22Z`, chalk, 'opacity=".85"')}`;
  const mast = (x: number, s: number) =>
    at(
      `translate(${x} -20) scale(${s})`,
      `${box(-4, -190, 8, 190, shade(deep, 0.1))}${box(-46, -222, 92, 40, '#0a0a0b', 'rx="5"')}${line('M-32-210h0M-10-210h0M12-210h0M34-210h0M-32-194h0M-10-194h0M12-194h0M34-194h0', '#fff', 13)}${k.glow(0, -202, 190, '#fff7e8', 80)}`,
    );
  const gate = `${box(-150, -96, 12, 112, chalk)}${box(218, -96, 12, 112, chalk)}${box(-156, -116, 392, 34, deep)}${p(
    many(14, (i) => `M${-156 + i * 28} ${i % 2 ? -99 : -116}h28v17h-28z`),
    chalk,
  )}`;
  const ticks = line(
    Array.from({ length: 60 }, (_, i) => {
      const a = (i * Math.PI) / 30;
      const from = i % 5 ? 112 : 100;
      return `M${n(Math.cos(a) * from)} ${n(Math.sin(a) * from)}L${n(Math.cos(a) * 122)} ${n(Math.sin(a) * 122)}`;
    }).join(''),
    deep,
    4,
  );
  const steel = k.l('#fff #c9ccd1@30 #6d7177@62 #e9ebee', 40);
  const watch = at(
    'translate(70 12) rotate(9)',
    `${k.glow(0, 0, 260, accent, 50)}${box(-20, -222, 40, 44, steel, 'rx="8"')}${box(-36, -240, 72, 28, k.l(`${mix(accent, '#fff', 0.4)} ${accent}@40 ${shade(accent, -0.5)}`), 'rx="9"')}${at('rotate(42)', box(-14, -196, 28, 34, steel, 'rx="6"') + box(-20, -208, 40, 18, accent, 'rx="6"'))}${at('rotate(-42)', box(-14, -196, 28, 34, steel, 'rx="6"') + box(-20, -208, 40, 18, deep, 'rx="6"'))}${c(0, 0, 178, steel)}${c(0, 0, 160, k.l(`${shade(accent, 0.15)} ${shade(accent, -0.4)}`, 30))}${c(0, 0, 140, k.r(`#fff ${mix(chalk, light, 0.6)}@70 #cfcac2`))}${ticks}${p('M0 0V-122A122 122 0 0 1 105.700-61Z', accent, 'opacity=".28"')}${c(0, 52, 32, '#fff', `stroke="${mix(middle, chalk, 0.5)}" stroke-width="3"`)}${line('M0 52V28', accent, 4)}${[
      '60',
      '15',
      '30',
      '45',
    ]
      .map((text, i) => {
        const made = setLine('tech', text, 130);
        const a = (i * Math.PI) / 2 - Math.PI / 2;
        return `<path transform="translate(${n(Math.cos(a) * 82 - made.width / 8)} ${n(Math.sin(a) * 82 + 11)}) scale(.25)" d="${made.d}" fill="${deep}"/>`;
      })
      .join(
        '',
      )}${p('M-5 26 0-112 5 26Z', accent)}${c(0, 0, 13, deep)}${c(0, 0, 6, accent)}${p('M-118-74A140 140 0 0 1 30-136L20-90A100 100 0 0 0-84-50Z', '#fff', 'opacity=".55"')}`,
  );
  const speed = many(24, (i) => {
    const y = -230 + i * 9 + k.next() * 8;
    return `M${n(-860 + k.next() * 800)} ${n(y)}h${n(60 + k.next() * 240)}`;
  });
  return world(
    v,
    `${paint(k.l(`${deep} ${mix(deep, middle, 0.9)}@30 ${mix(accent, light, 0.35)}@41 ${deep}@43`))}${e(40, -20, 620, 170, k.r(`${mix(accent, '#ffd08a', 0.5)}/95 ${accent}/40@45 ${accent}/0`))}${line(speed, light, 2, 'opacity=".16"')}${at('translate(40 0)', stand(-1) + stand(1))}${mast(-560, 1)}${mast(-300, 0.7)}${mast(300, 0.86)}${ground}${gate}${lanes}${startLine}${numerals}${e(80, 204, 210, 26, '#000', 'opacity=".55"')}${watch}${specks(k, -200, 100, 40, light, 3, 'opacity=".5"')}`,
  );
}
