import { mix, shade } from '../colour';
import { at, box, c, line, n, p, starPath } from '../kit';
import { setLine } from '../lettering';
import { coin, cutGem } from '../motifs/treasures';
import { many, paint, type View, world } from './view';

/** A comic page: slanted panels, halftone, a burst with three sevens, a masked hero on the way up. */
export function comic(v: View): string {
  const { k, deep: ink, middle: orange, light: yellow, accent: red, metal: blue } = v;
  const dots = (name: string, colour: string, step: number, r: number) =>
    `url(#${k.define(name, (id) => `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="${step / 2}" cy="${step / 2}" r="${r}" fill="${colour}"/></pattern>`)})`;
  const wedge = (count: number, radius: number) =>
    Array.from({ length: count }, (_, i) => {
      const [a, b] = [(i * 2 * Math.PI) / count, (i * 2 * Math.PI + Math.PI) / count];
      return `M0 0L${n(Math.cos(a) * radius)} ${n(Math.sin(a) * radius)} ${n(Math.cos(b) * radius)} ${n(Math.sin(b) * radius)}Z`;
    }).join('');
  const stroke = (width = 8) => `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;
  const panel = (d: string, inner: string) => `${k.clip(`<path d="${d}"/>`, inner)}${p(d, 'none', stroke(10))}`;
  const burst = (points: number, outer: number, inner: number) => {
    const list = Array.from({ length: points * 2 }, (_, i) => {
      const a = (i * Math.PI) / points;
      const r = i % 2 ? inner : outer * (0.86 + k.next() * 0.28);
      return `${n(Math.cos(a) * r)} ${n(Math.sin(a) * r * 0.82)}`;
    });
    return `M${list.join('L')}Z`;
  };
  const sevens = setLine('fun', '777', 1000);
  const letters = at(
    `rotate(-8) translate(${n(-sevens.width / 8)} 92) scale(.25)`,
    `<path d="${sevens.d}" fill="${ink}" stroke="${ink}" stroke-width="84" stroke-linejoin="round" transform="translate(26 30)"/><path d="${sevens.d}" fill="#fff" stroke="${ink}" stroke-width="48" paint-order="stroke" stroke-linejoin="round"/><path d="${sevens.d}" fill="${k.l(`#fff3a0 ${orange}@50 ${red}`)}"/>`,
  );
  const bang = at(
    'translate(10-6)',
    `${p(burst(17, 306, 200), ink, 'transform="translate(12 14)"')}${p(burst(17, 296, 196), red, stroke())}${p(burst(15, 236, 168), yellow, stroke(6))}${p(burst(15, 236, 168), dots('a', orange, 15, 4.6), 'opacity=".55"')}${letters}`,
  );
  const hero = at(
    'translate(-414 10) rotate(14)',
    `${p('M-30-30C-96 30-130 110-116 214-76 180-46 186-20 214 10 180 40 184 78 206 80 110 60 20 30-30Z', k.l(`${red} ${shade(red, -0.4)}`), stroke())}${p('M-44-26H44L56 90 30 128H-32L-56 90Z', blue, stroke())}${p('M-32 124H32L44 216H8L0 160-8 216H-44Z', shade(blue, -0.45), stroke())}${p('M40-22C70-40 84-90 78-150L104-152C116-80 100-10 56 24Z', blue, stroke())}${p('M72-150C66-182 84-196 104-186 116-176 114-156 104-148Z', '#f6c79a', stroke(7))}${p('M-42-22C-78-6-92 40-70 84L-44 74C-54 40-44 22-32 6Z', blue, stroke())}${p(starPath(5, 34, 15), yellow, `${stroke(6)} transform="translate(0 30)"`)}${c(0, -78, 50, '#f6c79a', stroke())}${p('M-52-84C-58-140 56-144 52-84 30-104-24-106-52-84Z', ink)}${p('M-50-86C-20-98 20-98 50-86 46-58 22-52 0-64-22-52-46-58-50-86Z', red, stroke(6))}${p('M-34-80Q-20-90-8-76-20-68-34-80ZM34-80Q20-90 8-76 20-68 34-80Z', '#fff')}${p('M-18-46Q2-34 22-50 14-28-4-30-14-34-18-46Z', '#fff', stroke(5))}`,
  );
  const bag = at(
    'translate(-720 60)',
    `${p('M-40-84C-120-20-130 110-60 140H70C140 110 120-20 44-84Z', k.l(`#d9a05a #8a5426`), stroke())}${p('M-52-88C-30-74 30-74 56-88L40-128C20-116-20-116-40-128Z', '#b97b3c', stroke())}${box(-56, -92, 114, 18, red, `rx="9" ${stroke(6)}`)}${at('translate(0 32)', coin(k, 52))}${at('translate(-96-120) rotate(-20)', coin(k, 30))}${at('translate(90-150) rotate(16)', coin(k, 36))}${at('translate(6-190)', coin(k, 26))}`,
  );
  const left = panel(
    'M-880-320H-596L-640 450H-880Z',
    `${box(-880, -320, 340, 780, mix(blue, '#fff', 0.3))}${at('translate(-740 60)', p(wedge(16, 700), mix(blue, '#fff', 0.6)))}${box(-880, -320, 340, 780, dots('b', blue, 17, 4.2), 'opacity=".5"')}${bag}`,
  );
  const second = panel(
    'M-578-320H-270L-306 450H-622Z',
    `${box(-640, -320, 400, 780, orange)}${box(-640, -320, 400, 780, dots('c', mix(orange, red, 0.5), 17, 5.4), 'opacity=".6"')}${at('translate(-440 40)', p(wedge(14, 700), '#fff', 'opacity=".32"'))}${line(
      many(9, (i) => `M${-610 + i * 40} 430l${30 + i * 4}-${150 + (i % 3) * 50}`),
      '#fff',
      7,
      'opacity=".9"',
    )}${hero}`,
  );
  const third = panel(
    'M-252-320H400V450H-288Z',
    `${box(-300, -320, 720, 780, mix(yellow, '#fff', 0.35))}${at('translate(10-6)', p(wedge(22, 900), yellow))}${box(-300, -320, 720, 780, dots('d', orange, 19, 4.6), 'opacity=".5"')}${p('M-300 450V300C-250 240-180 270-160 300-120 230-20 240 10 296 60 230 150 250 180 300 230 250 320 260 400 330V450Z', '#fff', stroke())}${bang}${at('translate(-214-176) rotate(-18)', coin(k, 46))}${at('translate(266-196) scale(.26) rotate(14)', cutGem(k, blue))}${at('translate(290 170) rotate(20)', coin(k, 54))}${at('translate(-196 196) scale(.24) rotate(-16)', cutGem(k, '#2fbf71'))}`,
  );
  return world(v, `${paint('#fff')}${left}${second}${third}`);
}
