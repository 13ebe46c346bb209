import { mix, shade } from '../colour';
import { at, c, e, line, n, p, starPath } from '../kit';
import { many, paint, specks, type View, world } from './view';

/** A festival poster of torn paper: a striped tent, a wheel with lights, flags, a paper sun. */
export function festival(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  /** A torn sheet: its white fibre shows along the upper edge. */
  const torn = (base: number, rise: number, tone: string) => {
    const points = Array.from({ length: 78 }, (_, i) => {
      const x = -880 + i * 16.5;
      return `${n(x)} ${n(base + Math.sin(x / 130 + base) * rise + (k.next() - 0.5) * 15)}`;
    });
    const d = `M-880 440L${points.join('L')}L400 440Z`;
    return `${p(d, '#000', 'opacity=".25" transform="translate(0-16)"')}${p(d, '#fff6e4', 'transform="translate(-3-8)"')}${p(d, tone)}`;
  };
  const sun = at(
    'translate(-150-60)',
    `${p(starPath(22, 330, 215), '#000', 'opacity=".22" transform="translate(8 12)"')}${p(starPath(22, 330, 215), metal)}${c(0, 0, 196, '#fff6e4')}${c(0, 0, 184, mix(metal, middle, 0.28))}${p(starPath(22, 172, 120), metal)}${c(0, 0, 104, light)}`,
  );
  const rays = p(
    Array.from({ length: 20 }, (_, i) => {
      const [a, b] = [(i * Math.PI) / 10, (i * Math.PI) / 10 + 0.16];
      return `M-150-60L${n(-150 + Math.cos(a) * 1200)} ${n(-60 + Math.sin(a) * 1200)} ${n(-150 + Math.cos(b) * 1200)} ${n(-60 + Math.sin(b) * 1200)}Z`;
    }).join(''),
    middle,
    'opacity=".75"',
  );
  const cabins = [accent, metal, middle, '#fff6e4'];
  const wheel = at(
    'translate(196-24)',
    `${p('M-12 10-92 268H-70L0 40 70 268H92L12 10Z', shade(deep, 0.12))}${c(0, 0, 178, 'none', `stroke="#fff6e4" stroke-width="15"`)}${c(0, 0, 178, 'none', `stroke="${accent}" stroke-width="8"`)}${c(0, 0, 146, 'none', `stroke="${metal}" stroke-width="5"`)}${line(
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return `M0 0L${n(Math.cos(a) * 176)} ${n(Math.sin(a) * 176)}`;
      }).join(''),
      '#fff6e4',
      4,
    )}${line(
      Array.from({ length: 36 }, (_, i) => {
        const a = (i * Math.PI) / 18;
        return `M${n(Math.cos(a) * 162)} ${n(Math.sin(a) * 162)}h0`;
      }).join(''),
      light,
      9,
    )}${many(12, (i) => {
      const a = (i * Math.PI) / 6;
      return at(
        `translate(${n(Math.cos(a) * 178)} ${n(Math.sin(a) * 178)})`,
        `${p('M-24 6H24L18 38H-18Z', cabins[i % 4] as string, 'stroke="#2a0f4f" stroke-width="3"')}${p('M-28 8Q0-22 28 8Z', cabins[(i + 1) % 4] as string, 'stroke="#2a0f4f" stroke-width="3"')}`,
      );
    })}${c(0, 0, 32, metal, `stroke="${deep}" stroke-width="4"`)}${p(starPath(5, 20, 9), '#fff6e4')}`,
  );
  const tent = at(
    'translate(-92 70)',
    `${p('M-196 150V6L0-150 196 6V150Z', '#000', 'opacity=".25" transform="translate(10 10)"')}${p('M-176 170V10H176V170Z', '#fff6e4')}${p(
      many(5, (i) => `M${-176 + i * 78} 10h39v160h-39z`),
      accent,
    )}${p('M-210 16Q-70-40 0-168 70-40 210 16Z', '#fff6e4')}${p('M-210 16Q-70-40 0-168-40-60-126 16ZM210 16Q70-40 0-168 40-60 126 16ZM-46 16Q-20-70 0-168 20-70 46 16Z', middle)}${p(
      many(10, (i) => `M${-210 + i * 42} 14h42v14q-21 24-42 0z`),
      metal,
      `stroke="${deep}" stroke-width="3"`,
    )}${p('M-40 170V96Q0 50 40 96V170Z', deep)}${p('M-40 170V96Q-20 72 0 70-20 120-40 170ZM40 170V96Q20 72 0 70 20 120 40 170Z', metal)}${line('M0-168V-222', deep, 6)}${p('M3-222H62L46-206 62-190H3Z', accent)}`,
  );
  const bunting = (d: string, flags: readonly (readonly [number, number, number])[]) =>
    line(d, deep, 4) +
    flags
      .map(([x, y, turn], i) =>
        p(
          'M-22 0H22L0 48Z',
          cabins[i % 4] as string,
          `transform="translate(${x} ${y}) rotate(${turn})" stroke="${deep}" stroke-width="2.500" stroke-linejoin="round"`,
        ),
      )
      .join('');
  const garland = `${bunting('M-870-210Q-600-90-300-216', [
    [-810, -184, 20],
    [-740, -160, 14],
    [-668, -150, 6],
    [-596, -148, 0],
    [-524, -156, -8],
    [-452, -170, -14],
    [-380, -192, -20],
  ])}${bunting('M-320-260Q-60-150 370-250', [
    [-250, -236, 18],
    [-180, -218, 12],
    [-108, -208, 6],
    [-36, -204, 2],
    [40, -206, -4],
    [116, -212, -6],
    [192, -222, -10],
    [268, -234, -12],
  ])}`; // prettier-ignore
  const note = `${e(-14, 40, 20, 14, deep, 'transform="rotate(-20-14 40)"')}${p('M2 38V-50L62-64V-36L12-24V40Z', deep)}`;
  const drum = at(
    'translate(-330 196) rotate(-6)',
    `${e(4, 56, 92, 14, '#000', 'opacity=".3"')}${p('M-84-34V44C-60 66 60 66 84 44V-34Z', middle)}${p('M-84-34 -56 56-28-26 0 62 28-26 56 56 84-34', 'none', `stroke="${metal}" stroke-width="6" stroke-linejoin="round"`)}${e(0, -36, 86, 24, '#fff6e4', `stroke="${metal}" stroke-width="7"`)}${line('M-40-44-120-110M40-44 110-116', shade(metal, -0.4), 8)}${k.ball(-122, -112, 13, light)}${k.ball(112, -118, 13, light)}`,
  );
  const tickets = [0, 1]
    .map((i) =>
      at(
        `translate(${40 + i * 62} ${236 - i * 10}) rotate(${-14 + i * 26})`,
        `${p('M-66-34H66V-12a12 12 0 0 0 0 24V34H-66V12a12 12 0 0 0 0-24Z', i ? accent : metal, `stroke="${deep}" stroke-width="3"`)}${line('M-34-32V32', deep, 2, 'stroke-dasharray="2 7"')}${p(starPath(5, 21, 9), '#fff6e4', 'transform="translate(16 0)"')}`,
      ),
    )
    .join('');
  return world(
    v,
    `${paint(k.l(`${mix(deep, middle, 0.35)} ${mix(middle, metal, 0.2)}`))}${rays}${sun}${garland}${torn(66, 30, mix(accent, deep, 0.2))}${at('translate(-560 30) scale(.9)', note)}${at('translate(-470-30) scale(.6)', note)}${torn(130, 22, mix(middle, deep, 0.2))}${wheel}${tent}${torn(214, 12, metal)}${drum}${torn(268, 10, deep)}${tickets}${p(starPath(5, 40, 17), light, 'transform="translate(-640 150) rotate(12)" stroke="#fff" stroke-width="4"')}${p(starPath(5, 26, 11), accent, 'transform="translate(-520 224) rotate(-16)" stroke="#fff6e4" stroke-width="4"')}${specks(k, -290, 420, 70, '#fff6e4', 4, 'opacity=".35"')}`,
  );
}
