import { mix, shade } from '../colour';
import { box, c, e, type Kit, line, n, p } from '../kit';
import { scenery } from '../scenery';
import { crowd } from './pieces';
import type { Room } from './room';

const dots = (k: Kit, w: number, h: number, count: number) =>
  Array.from({ length: count }, () => `M${n(k.next() * w)} ${n(k.next() * h)}h0`).join('');

/** From the ground up into space: hills, clouds, the rim of the air, stars. */
export function sky({ k, w, h, isTall, colours }: Room): string {
  const tone = mix(colours.middle, '#2f6fd8', 0.5);
  const puff = (x: number, y: number, s: number, o: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})" opacity="${n(o)}">${p('M-150 40C-190 40-196-10-150-18-150-70-86-86-62-52-40-108 44-104 54-48 96-76 150-44 138-4 186 0 180 40 150 40Z', k.l('#fff #fff/30'))}</g>`;
  const s = isTall ? 0.9 : 1.1;
  const hills = (y: number, rise: number, fill: string) => {
    const steps = 7;
    const d = Array.from({ length: steps + 1 }, (_, i) => `${n((i * w) / steps)} ${n(y - k.next() * rise)}`).join('L');
    return p(`M0 ${h}L${d}L${w} ${h}Z`, fill);
  };
  return [
    box(
      0,
      0,
      w,
      h,
      k.l(
        `#03040e ${mix('#0a1040', tone, 0.3)}@30 ${tone}@62 ${mix(colours.light, '#ffffff', 0.25)}@84 ${colours.light}`,
      ),
    ),
    line(dots(k, w, h * 0.5, 90), '#fff', 3, 'opacity=".85"'),
    line(dots(k, w, h * 0.36, 18), '#fff', 6, 'opacity=".8"'),
    k.ball(w * 0.82, h * 0.15, h * 0.07, mix(colours.accent, '#ffd8b0', 0.4)),
    e(w * 0.82, h * 0.15, h * 0.13, h * 0.022, 'none', 'stroke="#fff0d0" stroke-width="7" opacity=".6"'),
    e(w * 0.3, h * 0.9, w * 0.7, h * 0.34, k.r('#fff/70 #fff/0')),
    puff(w * 0.14, h * 0.6, s * 0.8, 0.5),
    puff(w * 0.72, h * 0.54, s * 0.62, 0.36),
    puff(w * 0.9, h * 0.68, s * 1.05, 0.6),
    hills(h * 0.86, h * 0.09, mix(tone, '#1a2a4a', 0.45)),
    puff(w * 0.4, h * 0.8, s * 1.2, 0.75),
    hills(h * 0.93, h * 0.07, mix(tone, '#0d1a2e', 0.75)),
    puff(w * 0.06, h * 0.93, s * 1.5, 0.85),
    puff(w * 0.66, h * 0.97, s * 1.7, 0.9),
  ].join('');
}

/** Under water: light from above, a wreck, corals on the sand. */
export function sea({ k, w, h, isTall, colours }: Room): string {
  const blue = mix(colours.middle, '#0a86c8', 0.7);
  const rays = Array.from({ length: 7 }, (_, i) => {
    const x = (w * i) / 6;
    return `M${n(x - 20)}-10h${n(50 + k.next() * 50)}L${n(x + 220)} ${n(h * 0.9)}h-240Z`;
  }).join('');
  const sand = h * 0.88;
  const branch = (x: number, s: number, colour: string) =>
    `<g transform="translate(${n(x)} ${n(sand + 60)}) scale(${n(s)})">${line('M0 0C0-60-10-90-14-130M-4-40C-44-54-60-90-62-140M0-60C44-70 60-110 64-150M-40-80C-70-90-84-110-90-150M44-90C70-96 90-120 92-150', colour, 22)}${line('M0 0C0-60-10-90-14-130M-4-40C-44-54-60-90-62-140M0-60C44-70 60-110 64-150', '#fff', 4, 'opacity=".3"')}</g>`;
  const weed = (x: number, s: number) =>
    `<g transform="translate(${n(x)} ${n(sand + 50)}) scale(${n(s)})">${p('M-14 0C-40-90 10-140-18-240 26-150-8-80 14 0ZM24 0C8-70 50-110 34-190 70-110 40-60 50 0ZM-60 0C-70-60-40-100-62-160-20-100-44-50-34 0Z', k.l('#3fd08a #0d5a4a'))}</g>`;
  const wreck = `<g transform="translate(${n(w * (isTall ? 0.74 : 0.8))} ${n(sand - 6)}) rotate(-9) scale(${isTall ? 0.9 : 1.3})" opacity=".55">${p('M-170-30C-160 30-120 60-60 64H110C150 50 170 10 178-50L140-44 130-14H-130Z', shade(blue, -0.68))}${line('M-70-20V-190M50-20V-150M-130-150-10-170M-4-120 100-132', shade(blue, -0.72), 12)}</g>`;
  return [
    box(0, 0, w, h, k.l(`${shade(blue, 0.5)} ${blue}@32 ${shade(blue, -0.5)}@72 ${shade(blue, -0.72)}`)),
    p(rays, k.l('#eaffff/42 #eaffff/0')),
    `<g opacity=".55">${scenery(k, 'deep', w, sand + 20, { ...colours, middle: blue, deep: shade(blue, -0.7) })}</g>`,
    wreck,
    p(
      `M0 ${h}V${n(sand + 24)}C${n(w * 0.2)} ${n(sand - 26)} ${n(w * 0.36)} ${n(sand + 46)} ${n(w * 0.55)} ${n(sand + 16)}S${n(w * 0.86)} ${n(sand - 20)} ${w} ${n(sand + 26)}V${h}Z`,
      k.l('#e8cf9a #6a7a6a'),
    ),
    branch(w * 0.1, 1.1, '#f0446a'),
    branch(w * 0.9, 0.95, '#ff8a3a'),
    ...(isTall ? [] : [branch(w * 0.34, 0.7, '#b04ae0'), weed(w * 0.7, 0.8)]),
    weed(w * 0.2, 1),
    weed(w * 0.82, 1.1),
    line(dots(k, w, h * 0.8, 26), '#fff', 7, 'opacity=".28"'),
  ].join('');
}

/** A race course on a fair day: sky, hills and trees, the stand full of people. */
export function turf(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const rail = h * 0.62;
  // What stands behind the rail is seen in a low strip: it is as high as such a strip.
  const up = isTall ? 250 : 190;
  const trees = Array.from({ length: 16 }, (_, i) => {
    const [x, r] = [(i * w) / 15, up * (0.13 + k.next() * 0.1)];
    return `${c(x, rail - up * 0.16, r, '#2f7a3a')}${c(x + r * 0.8, rail - up * 0.12, r * 0.8, '#3f924a')}`;
  }).join('');
  const people = Array.from(
    { length: 170 },
    () => `M${n(w * (0.56 + k.next() * 0.44))} ${n(rail - up * (0.24 + k.next() * 0.52))}h0`,
  ).join('');
  const posts = [0.6, 0.74, 0.88].map((at) => `M${n(w * at)} ${n(rail - up * 0.88)}V${n(rail)}`).join('');
  const flag = (x: number, colour: string) =>
    `${line(`M${n(x)} ${n(rail - up * 0.9)}V${n(rail - up * 1.16)}`, '#e8ecf4', 4)}${p(`M${n(x)} ${n(rail - up * 1.16)}l34 10-34 12Z`, colour)}`;
  const stand = [
    p(`M${n(w * 0.55)} ${n(rail - up * 0.8)}H${w}V${n(rail)}H${n(w * 0.55)}Z`, shade(colours.middle, -0.45)),
    line(people, '#ffe0c0', 9, 'opacity=".85"'),
    line(people, colours.accent, 9, 'opacity=".5" transform="translate(13 7)"'),
    line(posts, '#e8ecf4', 7),
    p(
      `M${n(w * 0.52)} ${n(rail - up * 0.78)}L${n(w * 0.55)} ${n(rail - up * 0.94)}H${w}V${n(rail - up * 0.78)}Z`,
      k.l('#fff #b8c0d0'),
    ),
    flag(w * 0.62, '#e0281e'),
    flag(w * 0.78, '#ffd21f'),
    flag(w * 0.94, '#1f8ad8'),
  ].join('');
  const far = (at: number) => n(rail - up * at);
  return [
    box(0, 0, w, h, k.l('#4a9ae8 #bfe4ff@52 #fff0d0@62')),
    c(w * 0.2, rail - up * 1.05, up * 0.16, '#fff6d0'),
    k.glow(w * 0.2, rail - up * 1.05, up * 0.6, '#fff0b0', 70),
    p(
      `M0 ${n(rail)}V${far(0.5)}C${n(w * 0.16)} ${far(0.74)} ${n(w * 0.3)} ${far(0.42)} ${n(w * 0.46)} ${far(0.56)}S${n(w * 0.8)} ${far(0.74)} ${w} ${far(0.5)}V${n(rail)}Z`,
      k.l('#7fc08a #4a9a5a'),
    ),
    stand,
    trees,
    box(0, rail - 12, w, h - rail + 12, k.l('#5cb84a #2f7a2c')),
  ].join('');
}

/** A wooden arena: tiers of people, lamps, flags, sand in the ring. */
export function arena(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const sand = h * 0.6;
  const flags = Array.from({ length: isTall ? 9 : 15 }, (_, i) => {
    const x = (w * (i + 0.5)) / (isTall ? 9 : 15);
    const y = h * 0.07 + Math.sin((i / (isTall ? 8 : 14)) * Math.PI) * h * 0.05;
    return p(`M${n(x - 22)} ${n(y)}h44l-22 46Z`, ['#e0281e', '#ffd21f', '#1f8ad8', '#2fae5a'][i % 4] as string);
  }).join('');
  const lampAt = (x: number) =>
    `${p(`M${n(w * x - 16)} 0H${n(w * x + 16)}L${n(w * (0.5 + (x - 0.5) * 0.4) + w * 0.2)} ${n(h * 0.8)}H${n(w * (0.5 + (x - 0.5) * 0.4) - w * 0.2)}Z`, k.l('#fff0c0/60 #fff0c0/0'))}${k.glow(w * x, 0, w * 0.12, '#fff6d8', 90)}`;
  return [
    box(0, 0, w, h, k.l(`#1c0d06 ${mix('#5a2f14', colours.middle, 0.2)}@60 #2a1408`)),
    crowd(room, h * 0.2, sand * 0.86, isTall ? 6 : 7, '#5a3a26', '#241610'),
    line(`M0 ${n(h * 0.06)}Q${n(w / 2)} ${n(h * 0.18)} ${w} ${n(h * 0.06)}`, '#d8b070', 4),
    flags,
    box(0, sand * 0.9, w, h * 0.045, k.l('#8a4f22 #4a2608')),
    box(0, sand * 0.9, w, 5, '#e0b070', 'opacity=".6"'),
    box(0, sand * 0.9 + h * 0.045, w, h, k.l('#3a1e0c #1c0e06')),
    e(w / 2, h * 0.86, w * (isTall ? 0.66 : 0.52), h * 0.24, '#2a1408'),
    e(w / 2, h * 0.85, w * (isTall ? 0.63 : 0.5), h * 0.22, k.r('#f4d49a #d0985a@60 #8a5a2a')),
    lampAt(0.16),
    lampAt(0.5),
    lampAt(0.84),
  ].join('');
}

/** A stadium in the evening from above its pitch: stands around, floodlights in the corners. */
export function stadium(room: Room): string {
  const { k, w, h, colours } = room;
  const tone = mix(colours.middle, '#12305a', 0.5);
  const people = (count: number, colour: string) => line(dots(k, w, h, count), colour, 8, 'opacity=".5"');
  const light = (x: number, y: number) => k.glow(w * x, h * y, Math.min(w, h) * 0.4, '#eaffff', 85);
  return [
    box(0, 0, w, h, k.r(`${shade(tone, -0.1)} ${shade(tone, -0.5)}@60 ${shade(tone, -0.78)}`, 0.5, 0.5, 0.75)),
    people(240, '#ffe0c0'),
    people(160, colours.accent),
    people(160, '#9ac8ff'),
    light(0.03, 0.03),
    light(0.97, 0.03),
    light(0.03, 0.97),
    light(0.97, 0.97),
  ].join('');
}
