import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { treasures } from '../motifs/treasures';
import { band, many, paint, type View, world } from './view';

const frond =
  'M0 0C-40-50-96-70-160-40-110-36-70-20-54 6-36-8-16-10 0 0ZM0 0C-20-66-70-110-130-106-84-84-60-56-52-34-36-34-16-20 0 0ZM0 0C6-70-20-128-66-150-44-112-38-76-40-56-24-50-8-28 0 0ZM0 0C40-60 34-120 10-156 16-114 6-80-6-60 8-50 8-26 0 0ZM0 0C60-40 90-90 80-140 62-100 40-74 20-62 26-46 16-22 0 0ZM0 0C60-10 110-50 130-96 94-74 64-64 44-60 44-42 24-16 0 0ZM0 0C50 14 110 0 150-40 108-34 76-34 56-36 50-18 24-4 0 0Z';

/** A beach at noon: a clear lagoon with a stilt house, palms, a parasol over a chest of treasure. */
export function lagoon(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const cloud = p(
    'M-90 30C-120 30-124-2-94-8-94-44-50-54-34-32-20-66 34-64 40-26 66-44 98-24 90 2 118 4 116 30 90 30Z',
    k.l('#fff #fff/70'),
  );
  const sky = `${paint(k.l(`#4fc3e8 ${mix('#8fe0ee', light, 0.2)}@30 ${mix(light, '#fff', 0.3)}@46`))}${k.glow(-40, -160, 300, '#fffbe0', 95)}${c(-40, -160, 46, '#fffdf0')}${k.repeat(cloud, ['translate(-560-150) scale(1.2)', 'translate(-270-96) scale(.7)', 'translate(-790-60) scale(.8)', 'translate(260-90) scale(.8)'])}`;
  const isles = `${p('M-860 46C-800 6-740-14-690 10-640-40-570-50-520-6-480 10-460 34-440 46Z', k.l(`${mix(middle, '#4aa36b', 0.6)} ${mix(middle, deep, 0.35)}`))}${p('M90 46C130 10 170-30 230-20 290-50 330-20 360 0V46Z', k.l(`${mix(middle, '#5ab37a', 0.6)} ${mix(middle, deep, 0.3)}`))}`;
  const sea = `${band(40, 250, k.l(`${mix(deep, middle, 0.55)} ${middle}@30 ${mix(middle, '#b8f5ea', 0.7)}@75 #dffcf2`))}${line(
    many(44, () => {
      const y = 48 + k.next() ** 1.5 * 130;
      return `M${n(-850 + k.next() * 1200)} ${n(y)}h${n(12 + k.next() * y * 0.4)}`;
    }),
    '#fff',
    2.5,
    'opacity=".65"',
  )}`;
  const hut = at(
    'translate(-214 60)',
    `${line('M-70 0V74M-30 0V80M30 0V80M70 0V74', '#7a5230', 7)}${box(-88, -8, 176, 12, '#a8743f')}${box(-64, -70, 128, 64, k.l('#d9a766 #a8743f'))}${p('M-100-60C-60-80-30-110 0-146 30-110 60-80 100-60L84-52H-84Z', k.l('#d8b06a #8a6230'))}${line('M0-140-70-60M0-140-30-58M0-140 10-58M0-140 56-58', '#7a5428', 3, 'opacity=".6"')}${box(-18, -50, 36, 44, '#5a3a1e')}${box(34, -46, 22, 22, mix(accent, '#fff', 0.2))}${e(0, 84, 100, 9, deep, 'opacity=".25"')}`,
  );
  const boat = at(
    'translate(-452 92)',
    `${p('M-58 0H62C50 22 30 28 0 28S-46 22-58 0Z', k.l(`${accent} ${shade(accent, -0.35)}`))}${line('M0 0V-112', '#7a5230', 5)}${p('M6-110C50-80 62-40 64-10H6Z', k.l('#fff #ffe9c9'))}${p('M-6-96C-30-70-42-40-46-10H-6Z', mix(accent, '#fff', 0.55))}${e(0, 32, 66, 6, '#fff', 'opacity=".6"')}`,
  );
  const sand = `${p('M-860 260C-640 190-500 214-330 206S40 150 360 176V430H-860Z', '#fff', 'opacity=".75"')}${p('M-860 274C-640 204-500 228-330 220S40 164 360 190V430H-860Z', k.l(`${mix(metal, '#fff', 0.62)} ${mix(metal, '#fff', 0.4)}@40 ${mix(metal, light, 0.55)}`))}${line(
    many(60, () => `M${n(-850 + k.next() * 1200)} ${n(290 + k.next() * 130)}h0`),
    shade(metal, -0.25),
    4,
    'opacity=".4"',
  )}`;
  const palm = (flip: boolean) =>
    `${p('M-14 0C-6-90 10-190 58-280L72-270C34-184 22-90 22 0Z', k.l('#a87844 #7a5230', 90))}${line('M-8-40 20-44M-2-90 24-94M8-140 32-146M22-190 44-198M40-234 58-242', '#5e3d22', 4, 'opacity=".6"')}<g transform="translate(66-276)${flip ? ' scale(-1 1)' : ''}">${p(frond, k.l('#0f6a4a #2fae5e@50 #0f5a44', 30), 'transform="scale(1.06) translate(6 8)"')}${p(frond, k.l('#7fd46a #1f8a52', 20))}${k.ball(-8, 14, 13, '#8a5a30')}${k.ball(14, 16, 12, '#7a4c26')}</g>`;
  const parasol = at(
    'translate(20 60) rotate(10)',
    `${box(-5, -20, 10, 206, k.l('#fff #cbbba0', 90))}${p('M-170 0C-150-92-70-130 0-130S150-92 170 0Q142-18 113 0 85-18 57 0 28-18 0 0-28-18-57 0-85-18-113 0-142-18-170 0Z', k.l(`${mix(accent, '#fff', 0.2)} ${accent}@60 ${shade(accent, -0.2)}`))}${p('M-113 0C-104-80-50-122 0-130-28-110-54-60-57 0-85-18-113 0-113 0ZM113 0C104-80 50-122 0-130 28-110 54-60 57 0 85-18 113 0 113 0ZM-170 0C-150-60-110-100-74-118-110-90-140-50-142-9-160-14-170 0-170 0Z', '#fff', 'opacity=".95"')}${k.ball(0, -134, 8, '#fff')}`,
  );
  const ball = at(
    'translate(-150 228)',
    `${e(4, 42, 50, 9, deep, 'opacity=".22"')}${c(0, 0, 44, '#fff')}${k.clip('<circle r="44"/>', p('M0-60C30-20 30 20 0 60L60 60V-60ZM0-60C-16-20-16 20 0 60L-30 60-50 0-30-60Z', accent) + p('M-60-60C-20-20-30 20-60 60Z', middle))}${c(0, 0, 44, k.r('#fff/70 #fff/0@50 #000/25', 0.35, 0.3, 0.8))}`,
  );
  const star = p(
    'M0-34C8-14 14-10 34-8 18 4 16 12 20 32 6 20-6 20-20 32-16 12-18 4-34-8-14-10-8-14 0-34Z',
    k.l(`${mix(accent, '#fff', 0.3)} ${accent}`),
  );
  return world(
    v,
    `${sky}${isles}${sea}${boat}${hut}${sand}${e(40, 250, 260, 26, deep, 'opacity=".16"')}${at('translate(300 236) scale(1.24)', palm(false))}${at('translate(196 214) scale(-.96 .96)', palm(true))}${parasol}${at('translate(96 188) scale(.5)', (treasures.chest as NonNullable<typeof treasures.chest>).draw(k, accent))}${ball}${at('translate(-48 262) rotate(-12)', star)}${at('translate(-330 290) scale(.7) rotate(20)', star)}`,
  );
}
