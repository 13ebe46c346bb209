import { mix, shade } from '../colour';
import { box, c, e, line, n, p, starPath } from '../kit';
import { coin, cutGem } from '../motifs/treasures';
import { bokeh, card, chipStack, dust, floor, put, sky, type View } from './view';

/** The casino across the garden: two domes, a row of lit arches, standing on y = 0, about 560 wide. */
function casinoHouse({ k, deep, middle, metal }: View): string {
  const stone = k.l(`${mix(metal, '#ffffff', 0.35)} ${mix(metal, middle, 0.55)}@50 ${shade(middle, -0.35)}`);
  const arch = p('M-15 0V-44A15 17 0 0 1 15-44V0Z', k.l('#fff3c4 #ffc45e'));
  const small = p('M-9 0V-20A9 10 0 0 1 9-20V0Z', k.l('#fff3c4 #ffb84a'));
  const tower = `${box(-44, -216, 88, 216, stone)}${p('M-52-216H52V-226H-52ZM-40-232H40V-262H-40Z', stone)}${p('M-44-262C-44-316-18-338 0-346 18-338 44-316 44-262Z', k.l(`${mix(middle, '#9fe0c4', 0.5)} ${shade(deep, -0.1)}`, 40))}${line('M0-346V-384M-22-264C-22-312-8-334 0-344M22-264C22-312 8-334 0-344', metal, 3)}${box(-8, -372, 16, 10, metal)}`;
  return `${k.glow(0, -90, 330, '#ffb45e', 62)}${box(-270, -150, 540, 150, stone)}${p('M-284-150H284V-166H-284Z', stone)}${p('M-110-166Q0-236 110-166Z', stone)}${c(0, -182, 15, '#ffe9b0')}${k.repeat(tower, ['translate(-196 0)', 'translate(196 0)'])}${k.repeat(
    arch,
    [-130, -88, -44, 0, 44, 88, 130, -196, 196].map((x) => `translate(${x}-6)`),
  )}${k.repeat(
    small,
    [-250, -130, -88, -44, 0, 44, 88, 130, 250, -196, 196].map((x) => `translate(${x}-96)`),
  )}${box(-280, -86, 560, 7, shade(metal, 0.2))}`;
}

/**
 * Evening on the casino's terrace: the bay and its lights, the lit house across the water, a roulette table at the
 * balustrade.
 */
export function terrace(v: View): string {
  const { k, w, h, x, y, s, deep, middle, light, metal } = v;
  const wide = w > h * 1.4;
  const top = wide ? h * 0.76 : y + 128 * s;
  const sea = top - h * 0.15;
  const sky2 = box(
    0,
    0,
    w,
    sea,
    k.l(
      `${shade(deep, -0.15)} ${mix(deep, middle, 0.8)}@52 ${mix(middle, '#d98a4a', 0.5)}@84 ${mix('#ffb066', light, 0.3)}`,
    ),
  );
  const hills = p(
    `M0 ${n(sea + 2)}V${n(sea - h * 0.13)}C${n(w * 0.12)} ${n(sea - h * 0.25)} ${n(w * 0.22)} ${n(sea - h * 0.1)} ${n(w * 0.36)} ${n(sea - h * 0.11)}S${n(w * 0.62)} ${n(sea - h * 0.2)} ${n(w * 0.78)} ${n(sea - h * 0.16)} ${n(w * 0.94)} ${n(sea - h * 0.28)} ${w} ${n(sea - h * 0.26)}V${n(sea + 2)}Z`,
    k.l(`${mix(deep, middle, 0.75)} ${shade(deep, -0.1)}`),
  );
  const lights = line(
    Array.from({ length: 110 }, () => `M${n(k.next() * w)} ${n(sea - k.next() ** 1.6 * h * 0.13)}h0`).join(''),
    '#ffdf9a',
    4,
    'opacity=".9"',
  );
  const glints = Array.from(
    { length: 40 },
    () => `M${n(k.next() * w)} ${n(sea + 6 + k.next() * h * 0.12)}h${n(16 + k.next() * 60)}`,
  ).join('');
  const water =
    box(0, sea, w, h * 0.3, k.l(`${mix(middle, '#e8a860', 0.42)} ${mix(deep, middle, 0.4)}@30 ${deep}`)) +
    line(glints, '#ffd995', 2.5, 'opacity=".5"');
  const moonX = x - (wide ? 330 : 150) * s;
  const moon =
    k.glow(moonX, h * 0.17, 150 * s, '#fff6dc', 70) +
    c(moonX, h * 0.17, 30 * s, k.r('#fff #fff3d0@70 #e8d6a0', 0.4, 0.4, 0.6));
  const palm = p(
    'M-6 0C-2-90 8-170 34-240 14-170 12-90 14 0ZM34-240C-20-270-70-250-96-206-60-232-10-238 34-240ZM34-240C10-300-50-312-90-288-40-286 0-270 34-240ZM34-240C50-306 110-310 140-274 100-286 64-270 34-240ZM34-240C90-260 140-230 152-184 124-220 80-236 34-240ZM34-240C62-226 84-190 78-148 66-190 52-216 34-240ZM34-240C0-224-26-186-24-146-10-188 8-216 34-240Z',
    shade(deep, -0.5),
  );
  const baluster = p(
    'M-9 0C-9-14-4-18-6-26-14-36-14-52-5-62H5C14-52 14-36 6-26 4-18 9-14 9 0Z',
    k.l(`${shade(metal, -0.75)} ${shade(metal, -0.1)}@45 ${shade(metal, -0.82)}`, 90),
  );
  const rail =
    k.repeat(
      baluster,
      Array.from({ length: Math.ceil(w / 46) }, (_, i) => `translate(${i * 46 + 20} ${n(top)})`),
    ) +
    box(0, top - 76, w, 16, k.l(`${shade(metal, 0.35)} ${shade(metal, -0.6)}`)) +
    box(0, top - 2, w, 14, k.l(`${shade(metal, -0.1)} ${shade(metal, -0.75)}`));
  const ground =
    box(0, top + 10, w, h - top, k.l(`${mix(deep, middle, 0.5)} ${shade(deep, -0.6)}`)) +
    e(x, top + (h - top) * 0.5, w * 0.4, (h - top) * 0.7, k.r(`${light}/70 ${light}/0`));
  const lamp = (at: number) =>
    k.glow(at, top - 196, 140, '#ffdf9a', 90) +
    box(at - 4, top - 180, 8, 182, shade(deep, -0.5)) +
    k.ball(at, top - 196, 21, '#ffe6b0') +
    p(`M${n(at - 12)} ${n(top - 176)}h24l-5 12h-14z`, metal);
  const house = `<g transform="translate(${n(wide ? w * 0.44 : w * 0.5)} ${n(sea + 4)}) scale(${n((wide ? h / 760 : w / 700) * 1)})">${casinoHouse(v)}</g>`;
  const palms = `<g transform="translate(${n(w * 0.045)} ${n(top)}) scale(${Math.round(h / (wide ? 5.2 : 7)) / 100})">${palm}</g><g transform="translate(${n(w * 0.97)} ${n(top)}) scale(-${Math.round(h / (wide ? 5.4 : 7.3)) / 100} ${Math.round(h / (wide ? 5.4 : 7.3)) / 100})">${palm}</g>`;
  return (
    sky2 +
    e(x, sea, w * 0.5, h * 0.3, k.r('#ffc27a/60 #ffc27a/0')) +
    dust(k, w, sea * 0.7, '#fff', 80) +
    moon +
    hills +
    lights +
    water +
    house +
    palms +
    rail +
    ground +
    lamp(w * 0.14) +
    (wide ? '' : lamp(w * 0.86)) +
    bokeh(v, h * 0.4, h * 0.8, 6) +
    put(v, 0, wide ? 76 : 150, 1.12, wheelDrawing(v))
  );
}

/** A roulette wheel lying before the viewer, lit from the left, with a stack of chips on each side. */
export function wheelDrawing({ k, metal, deep, accent }: View): string {
  const pockets = Array.from({ length: 36 }, (_, i) => {
    const a = (i * Math.PI) / 18;
    const b = a + Math.PI / 18;
    return `M0 0L${n(Math.cos(a) * 150)} ${n(Math.sin(a) * 150)}A150 150 0 0 1 ${n(Math.cos(b) * 150)} ${n(Math.sin(b) * 150)}Z`;
  });
  const even = pockets.filter((_, i) => i % 2 === 0).join('');
  const odd = pockets.filter((_, i) => i % 2).join('');
  const bowl = `${c(0, 0, 205, k.l('#8a5326 #4a260d@50 #1d0d04', 30))}${c(0, 0, 188, k.l('#3a1d0a #b5702f', 30))}${c(0, 0, 172, k.l('#5a2f12 #2a1306'))}${c(0, 0, 156, k.l(`${shade(metal, 0.5)} ${shade(metal, -0.5)}`, 40))}${p(even, '#c4142b')}${p(odd, '#12161d')}${p('M0 0L150 0A150 150 0 0 1 147.7 26Z', '#0f9a52')}${c(0, 0, 150, k.r('#000/0@50 #000/45@72 #000/10'))}${c(0, 0, 104, k.l(`${shade(metal, 0.3)} ${shade(metal, -0.6)}`, 40))}${c(0, 0, 98, k.l('#a5672c #4b260c', 40))}${line(starPath(8, 92, 20), shade(metal, 0.3), 2, 'opacity=".7"')}${c(0, 0, 30, k.l(`${shade(metal, 0.7)} ${metal}@45 ${shade(metal, -0.6)}`, 40))}`;
  const spindle = `${p('M-10-8C-8-40-16-60 0-78 16-60 8-40 10-8Z', k.l(`${shade(metal, -0.5)} ${shade(metal, 0.7)}@40 ${shade(metal, -0.5)}`, 90))}${k.ball(0, -84, 13, metal)}`;
  return `${e(0, 46, 230, 104, k.r('#000/85@60 #000/0'))}${e(0, 22, 207, 98, '#160a03')}<g transform="scale(1 .46)">${bowl}</g>${spindle}${k.ball(96, 22, 9, '#f4f4f4')}<g transform="translate(-208 82) scale(.78)">${chipStack(k, accent, 5)}</g><g transform="translate(-140 112) scale(.78)">${chipStack(k, '#c4142b', 3)}</g><g transform="translate(206 92) scale(.8)">${chipStack(k, mix(deep, '#1c8f5c', 0.7), 6)}</g>`;
}

/** The live table: felt, spotlights, a fan of cards and chips. */
export function liveTable(v: View): string {
  const { k, w, h, x, deep, middle, light, metal, accent } = v;
  const cone = (at: number, to: number) =>
    p(
      `M${n(at - 8)}-20H${n(at + 8)}L${n(to + w * 0.15)} ${n(h * 0.8)}H${n(to - w * 0.15)}Z`,
      k.l(`${light}/55 ${light}/0`),
    );
  const felt =
    e(
      w / 2,
      h * 1.34,
      w * 0.95,
      h * 0.8,
      k.r(`${mix(middle, light, 0.25)} ${middle}@50 ${deep}`, x / w > 0.6 ? 0.66 : 0.5, 0.2, 0.6),
      `stroke="${k.l('#7a4a20 #2c1505')}" stroke-width="${n(h * 0.06)}"`,
    ) + e(w / 2, h * 1.36, w * 0.88, h * 0.72, 'none', `stroke="${metal}" stroke-width="3" opacity=".7"`);
  const fan = (['c', 'd', 's', 'h'] as const)
    .map((suit, i) => `<g transform="rotate(${(i - 1.5) * 18} 0 190) translate(0-20)">${card(k, suit)}</g>`)
    .join('');
  const chips =
    put(v, -190, 150, 1.05, chipStack(k, accent, 7)) +
    put(v, -104, 186, 1.05, chipStack(k, '#c4142b', 4)) +
    put(v, 196, 158, 1.05, chipStack(k, '#1f5fd0', 8)) +
    put(v, 116, 192, 1.05, chipStack(k, '#20242e', 3));
  return (
    sky(v, 70) +
    bokeh(v, 0, h * 0.5, 18) +
    cone(x - w * 0.16, x - w * 0.08) +
    cone(x + w * 0.14, x + w * 0.06) +
    cone(x, x) +
    felt +
    put(v, 0, 160, 1, e(0, 0, 230, 50, k.r('#000/70 #000/0'))) +
    put(v, 0, 6, 1.5, fan) +
    chips +
    put(v, 10, 214, 0.7, coin(k))
  );
}

/** The VIP lounge: a curtained room, a deep armchair's light, a crowned trophy on velvet. */
export function lounge(v: View): string {
  const { k, w, h, deep, middle, metal, light } = v;
  const folds = Array.from({ length: Math.ceil(w / 90) }, (_, i) =>
    p(
      `M${i * 90} 0H${i * 90 + 90}C${i * 90 + 82} ${n(h * 0.4)} ${i * 90 + 96} ${n(h * 0.6)} ${i * 90 + 86} ${n(h * 0.8)}H${i * 90 + 4}C${i * 90 - 4} ${n(h * 0.6)} ${i * 90 + 8} ${n(h * 0.4)} ${i * 90} 0Z`,
      k.l(`${shade(deep, -0.3)} ${middle}@45 ${shade(deep, -0.3)}`, 90),
    ),
  ).join('');
  const swag = Array.from({ length: Math.ceil(w / 240) }, (_, i) =>
    p(
      `M${i * 240} 0Q${i * 240 + 120} ${n(h * 0.28)} ${i * 240 + 240} 0Z`,
      k.l(`${shade(middle, 0.15)} ${shade(deep, -0.2)}`),
      `stroke="${metal}" stroke-width="5"`,
    ),
  ).join('');
  const crownHalf = `${p('M0 60V-150L44-40 112-118 106-30 186-86 146 60Z', k.l('#fff7c9 #ffd75e@35 #d8901c@70 #7a4108', 20))}${p('M112-118 106-30 92 60H120Z', '#7a3c00', 'opacity=".35"')}${k.ball(112, -124, 14, '#ffd75e')}${k.ball(188, -90, 13, '#ffd75e')}`;
  const crown = `${p('M-140 62C-90 20 90 20 140 62L120 90H-120Z', '#4b1206')}${k.sym(crownHalf)}${p('M-152 52C-80 84 80 84 152 52L148 118C80 150-80 150-148 118Z', k.l('#7a4108 #ffd75e@30 #fff7c9@50 #b3720f', 90))}${k.ball(0, -158, 20, '#e0264a')}<g transform="translate(0 108) scale(.17)">${cutGem(k, '#e0264a')}</g>`;
  const cushion = p(
    'M-220 30C-236-10-200-34-150-22-60-4 60-4 150-22 200-34 236-10 220 30 236 70 206 100 150 90 60 76-60 76-150 90-206 100-236 70-220 30Z',
    k.l(`${shade(middle, 0.45)} ${middle}@40 ${shade(deep, -0.3)}`),
    `stroke="${metal}" stroke-width="5"`,
  );
  return (
    box(0, 0, w, h, deep) +
    folds +
    k.glow(v.x, v.y, 330 * v.s, light, 75) +
    swag +
    floor(v, h * 0.8, mix(middle, deep, 0.5)) +
    put(v, 0, 150, 1, e(0, 40, 250, 60, k.r('#000/80 #000/0'))) +
    put(v, 0, 106, 1, cushion) +
    put(v, 0, -26, 0.92, crown) +
    dust(k, w, h * 0.8, shade(metal, 0.5), 50, 4)
  );
}
