import { mix } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { band, card, chipStack, many, paint, type View, world } from './view';

/**
 * A terrace on the Riviera in the morning: an awning, the bay with its yachts and pastel houses, a table laid for two.
 */
export function riviera(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const sky = `${paint(k.l(`${mix(middle, '#fff', 0.35)} ${mix(middle, light, 0.75)}@34 ${mix(light, accent, 0.16)}@52`))}${k.glow(-330, -20, 300, '#fff6dc', 95)}${c(-330, -34, 38, '#fffdf4')}`;
  const house = (x: number, y: number, w: number, h: number, tone: string) =>
    `${box(x, y - h, w, h, k.l(`${mix(tone, '#fff', 0.25)} ${tone}`, 60))}${p(`M${x - 5} ${y - h}h${w + 10}l-10-13h${10 - w}Z`, '#d97b52')}${p(
      many(Math.floor(w / 17), (i) =>
        many(Math.floor(h / 26), (j) => `M${x + 8 + i * 17} ${y - h + 10 + j * 24}h7v11h-7z`),
      ),
      deep,
      'opacity=".5"',
    )}`;
  const tones = ['#ffd9a8', '#ffb79c', '#fff0d6', '#f7c7b4', '#ffe2b0'];
  const town = `${p('M-120 70C-40 10 20-40 110-70S260-150 360-170V110H-120Z', k.l(`${mix('#6fa579', middle, 0.35)} ${mix('#4f8a68', deep, 0.2)}`))}${many(13, (i) => house(-70 + i * 33, 78 - (i % 3) * 5, 31, 34 + ((i * 37) % 40) + i * 2, tones[i % 5] as string))}${many(9, (i) => house(50 + i * 34, 20 - i * 8, 28, 28 + ((i * 23) % 26), tones[(i + 2) % 5] as string))}${at('translate(176-44)', `${box(-11, -92, 22, 92, '#ffe9c9')}${p('M-15-92H15L0-122Z', '#d97b52')}${c(0, -74, 7, deep, 'opacity=".5"')}`)}`;
  const sea = `${band(66, 214, k.l(`${mix(middle, deep, 0.35)} ${middle}@35 ${mix(middle, '#fff', 0.5)}`))}${line(
    many(50, () => `M${n(-850 + k.next() * 1200)} ${n(74 + k.next() * 100)}h${n(10 + k.next() * 46)}`),
    '#fff',
    2.5,
    'opacity=".6"',
  )}${e(-330, 120, 90, 46, '#fff8e2', 'opacity=".45"')}`;
  const yacht = `${p('M-64 0H70C58 20 40 24 0 24S-50 18-64 0Z', k.l('#fff #dfe8ee'))}${line('M0 0V-150', deep, 3)}${p('M5-146C44-104 64-56 70-8H5Z', k.l('#fff #fdeede'))}${p('M-5-132C-34-90-50-50-54-8H-5Z', k.l(`${mix(accent, '#fff', 0.3)} ${accent}`))}${e(2, 28, 74, 6, '#fff', 'opacity=".7"')}`;
  const rail = `${k.repeat(
    p('M-8 0C-8-12-4-16-5-22-13-32-13-46-4-56H4C13-46 13-32 5-22 4-16 8-12 8 0Z', k.l('#fff #e9dccb@60 #cdb9a2', 90)),
    Array.from({ length: 38 }, (_, i) => `translate(${-850 + i * 33} 218)`),
  )}${band(150, 163, k.l('#fff #e4d5c2'))}${band(216, 228, k.l('#fff #d8c6b0'))}`;
  const terrace = `${band(226, 430, k.l(`${mix(light, metal, 0.42)} ${mix(light, metal, 0.2)}`))}${line(
    many(16, (i) => `M${-900 + i * 80} 228L${-1300 + i * 140} 430`) +
      [248, 282, 332].map((y) => `M-860 ${y}H360`).join(''),
    mix(metal, '#fff', 0.1),
    2.5,
    'opacity=".7"',
  )}`;
  const awning = many(
    16,
    (i) =>
      `${p(`M${-860 + i * 77}-300h77v92q-38.500 34-77 0Z`, i % 2 ? k.l('#fff #f4e6d6') : k.l(`${mix(accent, '#fff', 0.12)} ${accent}`))}`,
  );
  const blossom = (x: number, y: number, count: number, spread: number) =>
    many(count, (i) => {
      const [bx, by] = [x + (k.next() - 0.5) * spread, y + (k.next() - 0.5) * spread * 1.6];
      const tone = i % 3 === 0 ? '#5f9e63' : i % 3 === 1 ? accent : mix(accent, '#ff3f8a', 0.5);
      return p(
        'M0-13C9-13 11-3 6 1 13 5 9 14 0 11-9 14-13 5-6 1-11-3-9-13 0-13Z',
        tone,
        `transform="translate(${n(bx)} ${n(by)}) rotate(${Math.round(k.next() * 90)})"`,
      );
    });
  const parts = `${e(0, 236, 190, 24, deep, 'opacity=".18"')}${p('M-16 110H16L24 226H-24Z', k.l('#fff #bda88c', 90))}${p('M-70 232Q0 206 70 232L76 242H-76Z', k.l('#fff #cbb79c'))}${p('M-206 92C-196 140-214 150-200 190-150 172-120 196-84 180-40 200 40 200 84 180 120 196 150 172 200 190 214 150 196 140 206 92Z', k.l('#fff #f1e6d8'))}${e(0, 92, 206, 42, '#fffdf8', `stroke="${mix(accent, '#fff', 0.3)}" stroke-width="3"`)}`;
  const carafe = at(
    'translate(-96 70)',
    `${p('M-17-104H17C15-70 40-52 40-14 40 12 20 20 0 20S-40 12-40-14C-40-52-15-70-17-104Z', '#fff', 'opacity=".55"')}${p('M-37-26C-20-34 20-20 38-28 44 10 20 20 0 20S-42 8-37-26Z', k.l(`#ffd27a ${accent}`))}${p('M-24-40C-32-20-30 0-20 10-26-10-24-30-14-48Z', '#fff', 'opacity=".9"')}${line('M-17-104H17', '#fff', 4)}`,
  );
  const glass = at(
    'translate(104 78)',
    `${p('M-26-92H26C26-50 14-36 4-32V8H22V14H-22V8H-4V-32C-14-36-26-50-26-92Z', '#fff', 'opacity=".6"')}${p('M-24-74H24C22-50 12-40 0-38-12-40-22-50-24-74Z', k.l(`#ffe08a ${mix(accent, '#ffb84a', 0.4)}`))}${c(20, -92, 14, '#ffb63d', 'stroke="#fff" stroke-width="3"')}`,
  );
  const hand = (['h', 's', 'd'] as const)
    .map((suit, i) => at(`translate(${-4 + i * 26} 74) rotate(${-22 + i * 20}) scale(.5)`, card(k, suit)))
    .join('');
  return world(
    v,
    `${sky}${sea}${town}${at('translate(-470 92) scale(.8)', yacht)}${at('translate(-196 112) scale(.62)', yacht)}${at('translate(-720 100) scale(.5)', yacht)}${rail}${terrace}${awning}${at('translate(-30 26)', parts + carafe + glass + hand + at('translate(70 112) scale(.44)', chipStack(k, accent, 5)) + at('translate(-32 118) scale(.44)', chipStack(k, deep, 4)))}${blossom(300, -110, 56, 170)}${blossom(330, 60, 30, 110)}`,
  );
}
