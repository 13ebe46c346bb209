import { mix, shade } from '../colour';
import { box, c, e, line, n, p, starPath } from '../kit';
import { coin, cutGem } from '../motifs/treasures';
import { bokeh, card, chipStack, dust, floor, put, sky, type View } from './view';

/** Evening on the casino's terrace: the bay with its lights, arcades, lamps, a roulette table under the stars. */
export function terrace(v: View): string {
  const { k, w, h, x, deep, middle, light, metal } = v;
  const sea = h * 0.62;
  const hills = p(
    `M0 ${n(sea)}V${n(h * 0.46)}C${n(w * 0.12)} ${n(h * 0.36)} ${n(w * 0.22)} ${n(h * 0.5)} ${n(w * 0.36)} ${n(h * 0.5)}S${n(w * 0.62)} ${n(h * 0.4)} ${n(w * 0.78)} ${n(h * 0.44)} ${n(w * 0.94)} ${n(h * 0.34)} ${w} ${n(h * 0.36)}V${n(sea)}Z`,
    k.l(`${mix(deep, middle, 0.7)} ${deep}`),
  );
  const lights = line(
    Array.from({ length: 90 }, () => `M${n(k.next() * w)} ${n(h * (0.47 + k.next() * 0.14))}h0`).join(''),
    '#ffe2a0',
    4,
    'opacity=".9"',
  );
  const water =
    box(0, sea, w, h * 0.2, k.l(`${mix(middle, light, 0.2)} ${deep}`)) +
    p(
      Array.from({ length: 22 }, () => {
        const a = k.next() * w;
        const b = sea + k.next() * h * 0.13;
        return `M${n(a)} ${n(b)}h${n(20 + k.next() * 70)}v2h-80z`;
      }).join(''),
      '#ffe2a0',
      'opacity=".4"',
    );
  const moon =
    k.glow(x - 190 * v.s, h * 0.2, 150 * v.s, '#fff6dc', 70) +
    c(x - 190 * v.s, h * 0.2, 38 * v.s, k.r('#fff #fff3d0@70 #e8d6a0', 0.4, 0.4, 0.6));
  const palm = p(
    'M-6 0C-2-90 8-170 34-240 14-170 12-90 14 0ZM34-240C-20-270-70-250-96-206-60-232-10-238 34-240ZM34-240C10-300-50-312-90-288-40-286 0-270 34-240ZM34-240C50-306 110-310 140-274 100-286 64-270 34-240ZM34-240C90-260 140-230 152-184 124-220 80-236 34-240ZM34-240C62-226 84-190 78-148 66-190 52-216 34-240ZM34-240C0-224-26-186-24-146-10-188 8-216 34-240Z',
    shade(deep, -0.45),
  );
  const top = h * 0.78;
  const baluster = p(
    'M-9 0C-9-14-4-18-6-26-14-36-14-52-5-62H5C14-52 14-36 6-26 4-18 9-14 9 0Z',
    k.l(`${shade(metal, -0.75)} ${shade(metal, -0.25)}@45 ${shade(metal, -0.82)}`, 90),
  );
  const count = Math.ceil(w / 46);
  const rail =
    k.repeat(
      baluster,
      Array.from({ length: count }, (_, i) => `translate(${i * 46 + 20} ${n(top)})`),
    ) +
    box(0, top - 76, w, 16, k.l(`${shade(metal, 0.2)} ${shade(metal, -0.65)}`)) +
    box(0, top - 2, w, 14, k.l(`${shade(metal, -0.2)} ${shade(metal, -0.75)}`));
  const ground =
    box(0, top + 10, w, h - top, k.l(`${mix(deep, middle, 0.35)} ${shade(deep, -0.6)}`)) +
    e(x, h * 0.92, w * 0.34, h * 0.16, k.r(`${light}/60 ${light}/0`));
  const lamp = (at: number) =>
    k.glow(at, top - 196, 130, '#ffdf9a', 85) +
    box(at - 4, top - 180, 8, 190, shade(deep, -0.5)) +
    k.ball(at, top - 196, 21, '#ffe6b0') +
    p(`M${n(at - 12)} ${n(top - 176)}h24l-5 12h-14z`, metal);
  const wheel = wheelDrawing(v);
  return (
    sky(v, 60) +
    dust(k, w, h * 0.36, '#fff', 70) +
    moon +
    hills +
    lights +
    water +
    `<g transform="translate(${n(w * 0.045)} ${n(top)}) scale(${n(h / 560)})">${palm}</g><g transform="translate(${n(w * 0.97)} ${n(top)}) scale(-${n(h / 620)} ${n(h / 620)})">${palm}</g>` +
    rail +
    ground +
    lamp(w * 0.16) +
    lamp(w > h * 1.6 ? w * 0.47 : w * 0.84) +
    put(v, 0, 62, 1.16, wheel) +
    bokeh(v, h * 0.5, h * 0.9, 10)
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
    .map((suit, i) => `<g transform="rotate(${(i - 1.5) * 17} 0 190) translate(0-20)">${card(k, suit)}</g>`)
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
