import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { band, many, paint, specks, type View, world } from './view';

type Points = readonly (readonly [number, number])[];
const spade: Points = [
  [0, -100],
  [58, -34],
  [74, 14],
  [36, 34],
  [10, 12],
  [24, 70],
  [-24, 70],
  [-10, 12],
  [-36, 34],
  [-74, 14],
  [-58, -34],
]; // prettier-ignore
const heart: Points = [
  [0, 80],
  [-52, 30],
  [-80, -24],
  [-56, -66],
  [-16, -58],
  [0, -26],
  [16, -58],
  [56, -66],
  [80, -24],
  [52, 30],
]; // prettier-ignore
const diamond: Points = [
  [0, -92],
  [34, -38],
  [60, 0],
  [30, 44],
  [0, 92],
  [-32, 42],
  [-60, 0],
  [-30, -44],
]; // prettier-ignore
const club: Points = [
  [0, -88],
  [34, -60],
  [26, -24],
  [66, -22],
  [74, 20],
  [38, 38],
  [10, 14],
  [22, 72],
  [-22, 72],
  [-10, 14],
  [-38, 38],
  [-74, 20],
  [-66, -22],
  [-26, -24],
  [-34, -60],
]; // prettier-ignore

/** An observatory under the stars: the four suits are its constellations. */
export function observatory(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const constellation = (points: Points, x: number, y: number, size: number) => {
    const d = points.map(([px, py]) => `${px} ${py}`).join('L');
    const stars = points.map(
      ([px, py], i) => `${k.glow(px, py, i % 3 ? 13 : 22, '#fff', 90)}${c(px, py, i % 3 ? 3 : 4.6, '#fff')}`,
    ); // prettier-ignore
    return at(
      `translate(${x} ${y}) scale(${size})`,
      `${p(`M${d}Z`, k.r(`${accent}/30 ${accent}/5`))}${line(`M${d}Z`, light, 1.8, 'opacity=".75" stroke-dasharray="1 5"')}${stars.join('')}`,
    );
  };
  const milky = at(
    'rotate(-24)',
    `${e(-200, -120, 980, 130, k.r(`${accent}/55 ${mix(accent, middle, 0.5)}/28@50 ${middle}/0`))}${e(-240, -130, 700, 46, k.r(`${light}/50 ${light}/0`))}${line(
      many(170, () => `M${n(-900 + k.next() * 1300)} ${n(-120 + (k.next() + k.next() + k.next() - 1.5) * 90)}h0`),
      '#fff',
      2,
      'opacity=".7"',
    )}`,
  );
  const moon = `${k.glow(-330, -190, 100, light, 70)}${p('M-330-226A38 38 0 1 0-300-168 44 44 0 0 1-330-226Z', k.l(`#fff ${metal}`))}`;
  const silver = (turn = 90) =>
    // prettier-ignore
    k.l(`${shade(metal, -0.72)} ${shade(metal, -0.15)}@30 ${shade(metal, 0.3)}@44 ${shade(metal, -0.8)}`, turn);
  const scope = at(
    'translate(34 62) rotate(-40)',
    `${p('M-20-26H150V26H-20Z', k.l(`${shade(metal, 0.5)} ${shade(metal, -0.2)}@40 ${shade(metal, -0.75)}`))}${p('M150-34H188V34H150Z', k.l(`${shade(metal, 0.6)} ${metal}@40 ${shade(metal, -0.6)}`))}${e(188, 0, 10, 34, k.l(`${accent} ${deep}`))}${p('M194-30L760-190V190L194 30Z', k.l(`${light}/46 ${light}/0`, 90))}${box(60, -30, 16, 60, shade(metal, -0.4))}`,
  );
  const house = `${k.glow(20, 60, 260, accent, 50)}${p('M-128 96C-128 20-78-44 14-46 104-44 158 20 158 96Z', silver())}${p('M2-46C22-48 44-46 60-38 92 0 104 44 106 96H44C44 40 30 0 2-46Z', shade(deep, -0.3))}${p('M30 96C34 40 26 0 10-40', 'none', `stroke="${accent}" stroke-width="3" opacity=".7"`)}${line('M-94 96C-92 40-62-10-10-44M-50 96C-48 40-36 0-4-46', shade(metal, -0.75), 3, 'opacity=".8"')}${scope}${p('M44 96C46 70 44 50 36 26 70 40 96 70 106 96Z', k.l(`${light}/70 ${accent}/20`))}${box(-140, 92, 310, 18, silver(), 'rx="3"')}${box(-126, 110, 282, 110, k.l(`${shade(middle, -0.35)} ${mix(middle, metal, 0.35)}@40 ${shade(deep, -0.4)}`, 90))}${many(5, (i) => `${p(`M${-100 + i * 54} 190V150a13 13 0 0 1 26 0V190Z`, k.l('#fff2c4 #ffc667'))}${k.glow(-87 + i * 54, 166, 44, '#ffcf7a', 55)}`)}`;
  const pine = (x: number, y: number, s: number) =>
    `M${x} ${y}l${n(-16 * s)} 0 ${n(10 * s)}${n(-20 * s)}h${n(-6 * s)}l${n(10 * s)}${n(-20 * s)}h${n(-5 * s)}L${n(x + 3 * s)} ${n(y - 64 * s)}l${n(10 * s)} ${n(24 * s)}h${n(-5 * s)}l${n(10 * s)} ${n(20 * s)}h${n(-6 * s)}l${n(10 * s)} ${n(20 * s)}Z`;
  const hills = `${p('M-860 430V150C-720 90-600 170-440 150S-220 110-60 190 220 200 360 150V430Z', k.l(`${mix(middle, deep, 0.35)} ${deep}`))}${p('M-860 430V250C-640 190-420 250-240 214-140 196-120 206-30 206S200 206 360 240V430Z', k.l(`${mix(deep, middle, 0.35)} ${shade(deep, -0.4)}`))}${p(
    many(22, (i) =>
      pine(-850 + i * 34 + k.next() * 20, 250 + k.next() * 12 - (i > 14 ? 34 : 6), 0.8 + k.next() * 0.7),
    ) +
      pine(230, 232, 1.5) +
      pine(280, 240, 1.1) +
      pine(326, 240, 1.7),
    shade(deep, -0.45),
  )}`;
  return world(
    v,
    `${paint(k.l(`${shade(deep, -0.2)} ${mix(deep, middle, 0.8)}@46 ${mix(middle, accent, 0.5)}@64 ${deep}`))}${milky}${specks(k, -300, 120, 240, '#fff', 2, 'opacity=".8"')}${specks(k, -300, 60, 36, light, 4, 'opacity=".9"')}${moon}${constellation(heart, -188, -110, 1)}${constellation(diamond, -470, -86, 0.95)}${constellation(club, -720, -130, 0.9)}${constellation(spade, 44, -158, 0.98)}${p('M-860 430V150C-720 90-600 170-440 150S-220 110-60 190 220 200 360 150V430Z', mix(middle, deep, 0.45))}${house}${hills}${band(300, 430, k.l(`${shade(deep, -0.4)}/0 ${shade(deep, -0.5)}`))}`,
  );
}
