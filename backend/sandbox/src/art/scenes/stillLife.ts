import { mix, shade } from '../colour';
import { at, box, c, e, line, p } from '../kit';
import { band, card, chipStack, many, paint, type View, world } from './view';

/** A quiet still life: morning light on a plain wall, an oak table, a branch in a vase, two cards and a cup. */
export function stillLife(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const pane = (x: number) => `M${x}-330h86l-190 470h-86ZM${x + 108}-330h86l-190 470h-86Z`;
  const leaf = 'M0 0C10-24 34-36 62-34 54-10 30 4 0 0Z';
  const spray = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const [x, y] = [Math.round(6 + 44 * t + 26 * t * t), Math.round(-20 - 250 * t)];
    return `translate(${x} ${y}) rotate(${i % 2 ? -4 + i * 3 : -128 - i * 2}) scale(${(1.25 - t * 0.5).toFixed(2)}${i % 2 ? '' : ' -1'})`;
  });
  const branch = (fill: string, stem: string) =>
    `${line('M0 40C2-60 20-160 78-276M14-80C-4-120-30-150-66-176M34-160C60-170 86-176 112-172', stem, 4)}${k.repeat(p(leaf, fill), [...spray, 'translate(-30-146) rotate(-150) scale(1 -1)', 'translate(-62-174) rotate(-96) scale(1.1)', 'translate(-44-160) rotate(-40) scale(.8)', 'translate(70-170) rotate(18)', 'translate(108-172) rotate(-20) scale(1.1)', 'translate(90-172) rotate(-76) scale(.8)'])}`;
  const wall = `${paint(k.l(`${mix(light, '#fff', 0.4)} ${light}@60 ${mix(light, middle, 0.22)}`, 50))}${p([-560, -150, 240].map(pane).join(''), '#fff', 'opacity=".8"')}${at('translate(-250 120) scale(1.25) skewX(-22)', branch(mix(light, middle, 0.42), mix(light, middle, 0.4)), 'opacity=".75"')}`;
  const frame = at(
    'translate(-96-140)',
    `${box(-88, -104, 176, 208, mix(light, middle, 0.5), 'opacity=".5" transform="translate(-12 14)"')}${box(-88, -104, 176, 208, k.l(`${mix(metal, '#fff', 0.35)} ${metal}`))}${box(-80, -96, 160, 192, '#fff')}${c(-10, -22, 40, accent, 'opacity=".9"')}${p('M-56 60V-4C-30-20 0-10 8 18S40 50 56 46V60Z', deep, 'opacity=".86"')}${line('M-56 66H56', metal, 3)}`,
  );
  const table = `${band(168, 430, k.l(`${mix(metal, '#fff', 0.66)} ${mix(metal, '#fff', 0.48)}@40 ${mix(metal, light, 0.55)}`))}${band(168, 172, '#fff', 'opacity=".8"')}${line(
    many(
      12,
      (i) =>
        `M${-860 + i * 20} ${188 + i * 20}C${-500 + i * 16} ${178 + i * 21} ${-100 + i * 30} ${200 + i * 19} 360 ${186 + i * 20}`,
    ),
    shade(metal, 0.12),
    2,
    'opacity=".4"',
  )}`;
  const shadowOf = (x: number, y: number, w: number) =>
    p(`M${x} ${y}l${-w * 1.6} 26h${w * 0.9}L${x + w * 0.5} ${y + 6}Z`, deep, 'opacity=".16"');
  const vase = at(
    'translate(86 60)',
    `${branch(k.l(`${mix(accent, '#fff', 0.22)} ${accent}`), shade(accent, -0.4))}${p('M-22 20H30C28 44 60 62 62 104 64 142 44 166 4 166S-56 142-54 104C-52 62-20 44-22 20Z', k.l(`#fff ${mix(light, middle, 0.3)}@45 ${mix(middle, deep, 0.28)}`, 90))}${e(4, 20, 26, 6, mix(middle, deep, 0.5))}${p('M-36 80C-44 104-40 130-26 148-34 122-32 100-24 76Z', '#fff', 'opacity=".8"')}`,
  );
  const books = at(
    'translate(-170 206)',
    `${box(-104, -18, 208, 28, accent, 'rx="3"')}${box(-100, -14, 12, 20, mix(light, accent, 0.4))}${box(-88, -46, 178, 28, mix(middle, light, 0.25), 'rx="3"')}${box(80, -42, 8, 20, '#fff')}${box(-96, -70, 182, 24, deep, 'rx="3"')}${line('M-70-58H-30', mix(light, metal, 0.5), 3)}`,
  );
  const cup = at(
    'translate(-160 138)',
    `${p('M38-38C74-42 74 4 34 2', 'none', `stroke="#fff" stroke-width="9"`)}${p('M-44-48H44C44-6 30 14 0 14S-44-6-44-48Z', k.l(`#fff ${mix(light, middle, 0.2)}@55 ${mix(middle, light, 0.3)}`, 90))}${e(0, -48, 44, 11, '#fff')}${e(0, -46, 37, 8, '#6b4a33')}${line('M-10-70C-22-88 2-96-8-116M12-72C2-88 22-98 12-114', middle, 4, 'opacity=".5"')}`,
  );
  const hand = `${at('translate(196 196) rotate(-16) scale(.62)', card(k, 's'))}${at('translate(236 200) rotate(10) scale(.62)', card(k, 'h'))}`;
  return world(
    v,
    `${wall}${frame}${table}${shadowOf(-60, 214, 150)}${shadowOf(90, 224, 110)}${shadowOf(200, 248, 90)}${books}${cup}${vase}${hand}${at('translate(292 246) scale(.52)', chipStack(k, accent, 4))}${at('translate(-6 262) scale(.52)', chipStack(k, deep, 3))}${at('translate(56 272) scale(.52)', chipStack(k, metal, 2))}`,
  );
}
