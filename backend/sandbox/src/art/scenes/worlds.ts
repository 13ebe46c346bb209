import { beams } from '../backdrop';
import { mix, shade } from '../colour';
import { box, c, e, line, n, p, starPath } from '../kit';
import { coin, cutGem, treasures } from '../motifs/treasures';
import { bokeh, dust, floor, put, sky, type View } from './view';

const gold = '#fff7c9 #ffd75e@35 #d8901c@70 #7a4108';

/** Three reels with light bursting from the middle line. */
export function reels(v: View): string {
  const { k, w, h, x, y, s, light, metal, accent, deep } = v;
  const symbols = [
    cutGem(k, accent),
    coin(k, 130),
    (treasures.star as NonNullable<typeof treasures.star>).draw(k, accent),
    (treasures.crown as NonNullable<typeof treasures.crown>).draw(k, accent),
    cutGem(k, '#1fb8ff'),
  ].map((inner) => k.define(inner, (id) => `<g id="${id}">${inner}</g>`));
  const reel = (i: number) =>
    `<g transform="translate(${(i - 1) * 150} 0)">${box(-68, -190, 136, 380, k.l('#1a1420 #fff@22 #fff@50 #f6ecd8@78 #1a1420'), 'rx="8"')}${[-118, 0, 118].map((dy, j) => `<use href="#${symbols[(i * 2 + j + (dy === 0 ? -i : 0) + 5) % 5]}" transform="translate(0 ${dy}) scale(.27 ${dy ? '.22' : '.27'})"/>`).join('')}${box(-68, -190, 136, 380, k.l('#000/80 #000/0@26 #000/0@74 #000/80'), 'rx="8"')}</g>`;
  const machine = `${box(-250, -222, 500, 444, k.l(gold, 30), 'rx="34"')}${box(-236, -208, 472, 416, shade(deep, -0.4), 'rx="24"')}${[0, 1, 2].map(reel).join('')}${box(-242, -62, 484, 124, 'none', `rx="14" stroke="${k.l('#fff6b0 #ffb81e')}" stroke-width="8"`)}${p('M-262-22-232 0-262 22ZM262-22 232 0 262 22Z', '#ff2e4a', 'stroke="#fff" stroke-width="3"')}${line('M-226-216H226', '#fff', 4, 'opacity=".7"')}`;
  return `${sky(v, 95)}<g transform="translate(${n(x)} ${n(y)})">${p(beams(22, Math.hypot(w, h), 0.05, 0.1), k.r(`${light}/65 ${light}/0@62`))}</g>${k.glow(x, y, 330 * s, shade(light, 0.5))}${floor(v, h * 0.86, mix(deep, light, 0.25))}${put(v, 0, 0, 0.96, machine)}${[
    [-270, 150, 1, -20],
    [-230, 205, 1.3, 14],
    [268, 170, 1.2, 22],
    [222, 215, 0.9, -10],
    [-290, -130, 0.8, 30],
    [292, -110, 0.7, -26],
  ]
    .map(([dx, dy, sc, t]) => put(v, dx as number, dy as number, sc as number, coin(k, 42), t))
    .join('')}${dust(k, w, h, metal, 60, 5)}`;
}

/** A ball on the pitch under the floodlights of a full stadium. */
export function stadium(v: View): string {
  const { k, w, h, x, light, middle, deep, accent } = v;
  const line0 = h * 0.62;
  const crowd =
    p(
      `M0 ${n(h * 0.34)}Q${w / 2} ${n(h * 0.22)} ${w} ${n(h * 0.34)}V${n(line0)}H0Z`,
      k.l(`${shade(deep, -0.2)} ${mix(deep, middle, 0.6)}`),
    ) +
    dotsIn(v, h * 0.36, line0 - 14, 260, '#fff', 3, 0.45) +
    dotsIn(v, h * 0.36, line0 - 14, 120, accent, 4, 0.5) +
    box(0, line0 - 16, w, 16, shade(deep, -0.4)) +
    box(0, line0 - 12, w, 4, accent, 'opacity=".8"');
  const mast = (at: number, turn: number) =>
    `<g transform="translate(${n(at)} ${n(h * 0.15)}) rotate(${turn})">${p(`M-6 0H6L10 ${n(h * 0.34)}H-10Z`, shade(deep, -0.5))}${box(-92, -42, 184, 84, '#0a0f16', 'rx="8"')}${k.repeat(
      c(0, 0, 15, '#fff'),
      Array.from({ length: 10 }, (_, i) => `translate(${-70 + (i % 5) * 35} ${i < 5 ? -19 : 19})`),
    )}${k.glow(0, 0, 300, '#f2fff4', 75)}${p(`M-80 20H80L${n(w * 0.26)} ${n(h * 0.8)}H${n(-w * 0.26)}Z`, k.l('#fff/34 #fff/0'))}</g>`;
  const stripes = Array.from({ length: 12 }, (_, i) => {
    const a = (i - 6) * w * 0.14;
    return `M${n(w / 2 + a * 0.5)} ${n(line0)}h${n(w * 0.035)}L${n(w / 2 + a * 2 + w * 0.14)} ${h}h${n(-w * 0.14)}Z`;
  }).join('');
  const pitch =
    box(0, line0, w, h - line0, k.l('#2f8f3f #0f4a22')) +
    p(stripes, '#fff', 'opacity=".06"') +
    line(`M0 ${n(h * 0.74)}H${w}`, '#fff', 4, 'opacity=".5"') +
    e(x, h * 0.95, 330 * v.s, 60 * v.s, 'none', 'stroke="#fff" stroke-width="5" opacity=".5"');
  const patch = p(starPath(5, 62, 50.2), '#161b26');
  const ball = `${c(0, 0, 150, k.r('#fff #f3f6fa@45 #9aa8b8@82 #5d6a7a', 0.36, 0.3, 0.75))}${k.clip('<circle r="150"/>', patch + Array.from({ length: 5 }, (_, i) => `<g transform="rotate(${i * 72})">${line('M0-60V-98', '#161b26', 5)}${p('M0-96 44-118 34-172H-34L-44-118Z', '#161b26')}${line('M44-118 92-92', '#161b26', 5)}</g>`).join(''))}${c(0, 0, 150, k.r('#fff/60 #fff/0@40 #000/0@62 #000/60', 0.34, 0.28, 0.82))}`;
  return `${sky(v, 45)}${crowd}${mast(w * 0.08, 8)}${mast(w * 0.92, -8)}${w > h * 1.6 ? mast(w * 0.36, 3) : ''}${pitch}${put(v, 0, 176, 1, e(0, 0, 190, 34, k.r('#000/75 #000/0')))}${put(v, 0, 24, 1, ball, -14)}${dust(k, w, h, light, 50, 3)}`;
}

function dotsIn(
  { k, w }: View,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  size: number,
  opacity: number,
): string {
  return line(
    Array.from(
      { length: count },
      () => `M${Math.round(k.next() * w)} ${Math.round(top + k.next() * (bottom - top))}h0`,
    ).join(''),
    colour,
    size,
    `opacity="${opacity}"`,
  );
}

/** A rocket on its curve, leaving the planet behind. */
export function rocketRise(v: View): string {
  const { k, w, h, x, y, s, deep, middle, light, accent } = v;
  const curve = `M${n(-w * 0.05)} ${n(h * 0.98)}C${n(x - w * 0.3)} ${n(h * 0.96)} ${n(x - 120 * s)} ${n(h * 0.8)} ${n(x - 20 * s)} ${n(y + 110 * s)}`;
  const planet =
    e(w * 0.3, h * 1.5, w * 0.8, h * 0.72, k.r(`${mix(middle, light, 0.3)} ${middle}@60 ${deep}`, 0.6, 0.1, 0.7)) +
    e(w * 0.3, h * 1.5, w * 0.8, h * 0.72, 'none', `stroke="${light}" stroke-width="6" opacity=".55"`);
  return `${sky(v, 60)}${dust(k, w, h * 0.9, '#fff', 130)}<g transform="translate(${n(x)} ${n(y)})">${p(beams(30, Math.hypot(w, h), 0.008, 0.2), k.r(`#fff/0@16 ${light}/60`))}</g>${k.ball(w * 0.12, h * 0.2, 60 * s, mix(accent, middle, 0.5))}${planet}${line(curve, accent, 46 * s, 'opacity=".22"')}${line(curve, k.l(`#fff ${accent}@40 ${accent}/0`), 16 * s)}${k.glow(x, y + 130 * s, 190 * s, '#ffb03a', 90)}${put(v, 0, -10, 1.02, rocketDrawing(v), 28)}`;
}

/** The rocket itself, upright, 400 units high. */
export function rocketDrawing({ k, accent }: Pick<View, 'k' | 'accent'>): string {
  const flame =
    p('M-44 112C-70 180-30 210 0 290 30 210 70 180 44 112Z', k.l('#fff6b0 #ffb52e@35 #ff4a1e/80@70 #ff2a00/0')) +
    p('M-22 112C-34 160-12 180 0 226 12 180 34 160 22 112Z', k.l('#fff #ffe98a@60 #ffb52e/0'));
  const fin = p(
    'M56 30C110 60 124 120 112 172 92 132 70 122 46 118Z',
    k.l(`${shade(accent, 0.3)} ${shade(accent, -0.5)}`, 60),
  );
  return `${flame}${k.sym(fin)}${p('M0-210C60-150 82-60 66 40L46 122H-46L-66 40C-82-60-60-150 0-210Z', k.l('#8d9bb0 #fff@34 #dfe6ef@55 #5c6980', 90))}${p('M0-210C26-182 46-150 58-112 20-98-20-98-58-112-46-150-26-182 0-210Z', k.l(`${shade(accent, -0.35)} ${shade(accent, 0.35)}@36 ${accent}@55 ${shade(accent, -0.55)}`, 90))}${p('M-54 84H54L46 122H-46Z', k.l('#3a4354 #8b98ad@36 #2a3140', 90))}${c(0, -34, 38, k.l('#e9eff7 #5d6a80', 30))}${c(0, -34, 28, k.r('#d8fbff #2fa8ff@55 #06337a', 0.36, 0.3, 0.8))}${p('M-20-44A24 24 0 0 1 2-58L4-50A18 18 0 0 0-13-38Z', '#fff', 'opacity=".9"')}${p('M-8 46H8V124L0 178-8 124Z', k.l(`${shade(accent, 0.2)} ${shade(accent, -0.4)}`))}${p('M-40-110C-58-50-54 20-40 70-34 20-38-50-24-104Z', '#fff', 'opacity=".75"')}`;
}

/** Under water: light shafts, a golden fish over a wreck's chest. */
export function ocean(v: View): string {
  const { k, w, h, x, y, s, deep, middle, light, accent } = v;
  const shafts = p(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * w;
      return `M${n(a)}-20h${n(w * 0.03 + k.next() * w * 0.03)}L${n(a + (a - x) * 0.5 + w * 0.08)} ${n(h * 0.9)}h${n(-w * 0.1)}Z`;
    }).join(''),
    k.l(`${light}/55 ${light}/0`),
  );
  const weed = (at: number, size: number) =>
    `<g transform="translate(${n(at)} ${n(h + 8)}) scale(${n(size * s)})">${p('M0 0C-30-80 30-120-6-220 44-150 18-90 30 0ZM34 0C20-60 70-100 54-164 96-100 76-50 70 0ZM-30 0C-40-60-84-80-70-140-34-90-10-60-4 0Z', k.l(`${mix(accent, '#1c8f6a', 0.75)} ${shade(deep, -0.4)}`))}</g>`;
  const bed = p(
    `M0 ${h}V${n(h * 0.84)}C${n(w * 0.2)} ${n(h * 0.76)} ${n(w * 0.36)} ${n(h * 0.92)} ${n(w * 0.55)} ${n(h * 0.86)}S${n(w * 0.85)} ${n(h * 0.78)} ${w} ${n(h * 0.85)}V${h}Z`,
    k.l(`${mix(middle, '#e8cf96', 0.4)} ${deep}`),
  );
  const small = Array.from(
    { length: 14 },
    () => `translate(${n(k.next() * w)} ${n(h * (0.12 + k.next() * 0.5))}) scale(${n(0.4 + k.next() * 0.9)})`,
  );
  const bubbles = Array.from({ length: 16 }, () =>
    c(x + (k.next() - 0.5) * w * 0.8, k.next() * h, 4 + k.next() * 16, k.r('#fff/0@60 #fff/75')),
  ).join('');
  return `${box(0, 0, w, h, k.l(`${mix(light, middle, 0.35)} ${middle}@40 ${deep}`))}${k.glow(x, -20, w * 0.5, '#fff', 75)}${shafts}${k.repeat(p('M-22 0C-10-14 10-14 22 0L36-12V12L22 0C10 14-10 14-22 0Z', mix(deep, middle, 0.4), 'opacity=".7"'), small)}${bed}${put(v, 120, 158, 0.62, (treasures.chest as NonNullable<typeof treasures.chest>).draw(k, accent))}${weed(w * 0.1, 1)}${weed(w * 0.42, 0.8)}${weed(w * 0.95, 1.2)}${k.glow(x, y, 230 * s, light, 60)}${put(v, -40, -40, 1.1, fishDrawing(v), -8)}${bubbles}`;
}

/** A golden fish in profile, looking left. */
export function fishDrawing({ k, accent }: Pick<View, 'k' | 'accent'>, body = '#ffb020'): string {
  const scales = k.repeat(
    p('M0-14A16 16 0 0 1 0 14', 'none', `stroke="${shade(body, -0.35)}" stroke-width="3" opacity=".55"`),
    Array.from(
      { length: 22 },
      (_, i) => `translate(${-44 + (i % 6) * 26 + (Math.floor(i / 6) % 2) * 13} ${-52 + Math.floor(i / 6) * 34})`,
    ),
  );
  const fin = k.l(`${shade(accent, 0.45)} ${accent}@40 ${shade(accent, -0.5)}`, 50);
  const shape = 'M-178 10C-140-60-70-100 10-92 76-84 112-40 128-8 112 46 70 86 4 88-70 90-142 62-178 10Z';
  return `${p('M112-6C150-30 160-90 214-112 196-60 186-34 176-4 190 34 204 66 210 116 160 90 148 40 112-6Z', fin)}${p('M-70-76C-40-150 40-168 96-128 70-118 70-96 62-74Z', fin)}${p('M-20 80C-10 124 30 140 66 132 50 112 48 96 50 74Z', fin)}${p(shape, k.l(`${shade(body, 0.6)} ${body}@42 ${shade(body, -0.5)}`))}${k.clip(`<path d="${shape}"/>`, scales + e(-40, 96, 150, 54, '#fff6d8', 'opacity=".45"') + p('M-160-20C-110-76-40-96 30-84-40-76-110-40-160-20Z', '#fff', 'opacity=".55"'))}${p('M-92-62C-64-20-64 30-92 66', 'none', `stroke="${shade(body, -0.5)}" stroke-width="5" opacity=".6"`)}${p('M-44 8C-14-6 22 6 34 34 6 44-28 36-44 8Z', fin, 'opacity=".95"')}${c(-122, -12, 23, '#fff')}${c(-126, -12, 14, k.r('#6b3a00 #120700'))}${c(-131, -18, 5, '#fff')}${p('M-176 12Q-158 24-140 22', 'none', 'stroke="#7a3c00" stroke-width="5" stroke-linecap="round"')}`;
}

/** A glass drum of numbered balls, one on its way out. */
export function lottery(v: View): string {
  const { k, w, h, x, y, s, light, metal, deep, middle } = v;
  const tones = ['#ff3e5f', '#ffb81e', '#22b8ff', '#28c76f', '#a05bff', '#ff7a1f'];
  const ball = (i: number) => {
    const bx = Math.cos(i * 2.4) * 26 * Math.sqrt(i + 0.6);
    const by = Math.sin(i * 2.4) * 26 * Math.sqrt(i + 0.6) + 26;
    return `${k.ball(bx, by, 31, tones[i % 6] as string)}${c(bx + 2, by + 3, 15, '#fff')}${p('M-5 8V-8L5-8 0 8Z', '#1a2030', `transform="translate(${n(bx + 2)} ${n(by + 3)}) rotate(${i * 31})"`)}`;
  };
  const drum = `${p('M-120 140-156 224H156L120 140Z', k.l(gold, 60))}${e(0, 224, 156, 26, k.l('#ffd75e #6b3a06'))}${c(0, 0, 190, k.r('#fff/5@40 #bfe4ff/30@80 #fff/70'))}${Array.from({ length: 19 }, (_, i) => ball(18 - i)).join('')}${c(0, 0, 190, 'none', `stroke="${k.l(gold, 30)}" stroke-width="12"`)}${p('M-150-70A166 166 0 0 1-30-162L-24-138A140 140 0 0 0-128-60Z', '#fff', 'opacity=".75"')}${e(60, 130, 70, 20, '#fff', 'opacity=".25" transform="rotate(-24 60 130)"')}`;
  return `${sky(v, 95)}<g transform="translate(${n(x)} ${n(y)})">${p(beams(18, Math.hypot(w, h), 0.08, 0.15), k.r(`${light}/55 ${light}/0@60`))}</g>${bokeh(v, 0, h, 16)}${floor(v, h * 0.85, mix(deep, middle, 0.6))}${k.glow(x, y, 300 * s, '#fff', 50)}${put(v, 0, -10, 1, drum)}${[
    [-250, 150, 0],
    [246, 178, 3],
    [-200, 210, 4],
  ]
    .map(([dx, dy, i]) =>
      put(v, dx as number, dy as number, 1.4, k.ball(0, 0, 34, tones[i as number] as string) + c(2, 3, 16, '#fff')),
    )
    .join('')}${dust(k, w, h, metal, 70, 6)}`;
}

/** The map of a mission: an island chart with a dotted way and a chest at its end. */
export function missionMap(v: View): string {
  const { k, w, h, x, y, s, deep, accent, metal } = v;
  const paper = p(
    'M-270-180C-180-206-90-160 0-178S190-204 270-176C262-90 280-20 266 60 276 110 262 150 268 190 180 206 90 172 0 190S-190 204-272 182C-262 100-280 20-264-60-276-100-262-140-270-180Z',
    k.r('#fff3d0 #eccf92@60 #b98a45', 0.5, 0.45, 0.65),
    'stroke="#6b431a" stroke-width="4"',
  );
  const land =
    p(
      'M-210-40C-190-120-100-130-60-90-10-110 40-80 20-30 60-10 40 50-10 50-40 100-130 90-150 50-200 50-230 0-210-40ZM90 60C110 10 190 0 220 40 240 90 210 140 150 140 110 140 80 100 90 60Z',
      k.l('#a9c46b #6f8f3e'),
      'stroke="#5a3a14" stroke-width="4"',
    ) + p('M-150-30-120-84-90-30ZM-110-24-84-70-58-24Z', k.l('#e7d3a0 #8a6a34'), 'stroke="#5a3a14" stroke-width="3"');
  const way = line('M-170 70C-120 130-40 130 0 80S50-60 110-70 200-20 176 60', '#c4222f', 9, 'stroke-dasharray="2 22"');
  const compass = `<g transform="translate(200-124) scale(.6)">${p(starPath(4, 80, 16), k.l(gold), 'stroke="#5a3a14" stroke-width="4"')}${c(0, 0, 54, 'none', 'stroke="#5a3a14" stroke-width="4"')}</g>`;
  return `${sky(v, 85)}${bokeh(v, 0, h * 0.7, 10)}${floor(v, h * 0.8, mix(deep, '#6b431a', 0.5))}${k.glow(x, y, 340 * s, v.light, 60)}${put(v, 6, 20, 1.02, p('M-270-180H270V190H-272Z', '#000', 'opacity=".35"'), -5)}${put(v, 0, 0, 1.02, paper + land + way + compass + p('M-190 50-150 90M-150 50-190 90', 'none', `stroke="${accent}" stroke-width="12" stroke-linecap="round"`), -5)}${put(v, 190, 120, 0.72, (treasures.chest as NonNullable<typeof treasures.chest>).draw(k, accent))}${put(v, -230, 170, 1, coin(k, 46), -16)}${dust(k, w, h, metal, 50, 5)}`;
}

/** Gifts on their way to the inbox. */
export function inbox(v: View): string {
  const { k, w, h, x, y, s, accent, light, metal, deep, middle } = v;
  const ribbon = k.l(gold, 30);
  const gift = (tone: string) =>
    `${p('M-120-30H120V130Q0 150-120 130Z', k.l(`${shade(tone, 0.3)} ${tone}@40 ${shade(tone, -0.5)}`, 60))}${p('M-24-30H24V140H-24Z', ribbon)}${box(-136, -74, 272, 56, k.l(`${shade(tone, 0.5)} ${tone}@60 ${shade(tone, -0.35)}`), 'rx="8"')}${box(-28, -76, 56, 60, ribbon)}${k.sym(p('M0-74C20-140 90-166 112-128 124-96 60-78 0-74Z', k.l('#ffe48a #a8640f', 50), 'stroke="#8a4d08" stroke-width="2"') + p('M18-82C36-116 74-130 86-116 80-98 50-86 18-82Z', '#7a4108', 'opacity=".5"'))}${k.ball(0, -80, 18, '#ffcf4a')}${p('M-104-14H-60V124L-104 120Z', '#fff', 'opacity=".16"')}`;
  const letter = `${box(-90, -60, 180, 120, k.l('#fff #dfe4ee'), 'rx="8" stroke="#0003" stroke-width="2"')}${line('M-86-54 0 14 86-54', '#a9b4c6', 5)}${c(0, 10, 22, k.r('#ff6a7a #c4142b@60 #6d0614', 0.4, 0.3, 0.8))}${p(starPath(5, 11, 5), '#ffd9a0', 'transform="translate(0 10)"')}`;
  return `${sky(v, 95)}<g transform="translate(${n(x)} ${n(y)})">${p(beams(16, Math.hypot(w, h), 0.09, 0.1), k.r(`${light}/50 ${light}/0@60`))}</g>${bokeh(v, 0, h * 0.8, 12)}${floor(v, h * 0.84, mix(deep, middle, 0.6))}${put(v, 0, 158, 1, e(0, 20, 300, 46, k.r('#000/75 #000/0')))}${put(v, -178, 66, 0.72, gift('#2f7fe0'))}${put(v, 182, 74, 0.66, gift('#28a86a'))}${put(v, 0, 20, 1.12, gift(accent))}${put(v, -190, -128, 0.8, letter, -16)}${put(v, 200, -110, 0.66, letter, 14)}${put(v, 120, 168, 1, coin(k, 40), 12)}${k.glow(x, y - 60 * s, 200 * s, '#fff', 35)}${dust(k, w, h, metal, 80, 5)}`;
}
