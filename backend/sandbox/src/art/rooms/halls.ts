import { mix, shade } from '../colour';
import { box, c, e, line, n, p, starPath } from '../kit';
import { beams, bokeh, curtains } from './pieces';
import type { Room } from './room';

/** A stage for a draw: curtains, an arch of bulbs, a floor that shines. */
export function drawHall(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const floor = h * 0.8;
  const tone = mix(colours.middle, '#2a1060', 0.3);
  const [rx, ry] = [w * (isTall ? 0.42 : 0.3), h * (isTall ? 0.36 : 0.62)];
  const cy = h * (isTall ? 0.5 : 0.74);
  const bulbs = Array.from({ length: 25 }, (_, i) => {
    const a = Math.PI + (Math.PI * i) / 24;
    return `M${n(w / 2 + Math.cos(a) * rx)} ${n(cy + Math.sin(a) * ry)}h0`;
  }).join('');
  const rays = Array.from({ length: 18 }, (_, i) => {
    const a = (i * Math.PI) / 9;
    const far = Math.hypot(w, h);
    return `M${n(w / 2)} ${n(h * 0.42)}L${n(w / 2 + Math.cos(a) * far)} ${n(h * 0.42 + Math.sin(a) * far)} ${n(w / 2 + Math.cos(a + 0.17) * far)} ${n(h * 0.42 + Math.sin(a + 0.17) * far)}Z`;
  }).join('');
  const stars = Array.from({ length: 9 }, () =>
    p(
      starPath(5, 14 + k.next() * 18, 7),
      colours.metal,
      `transform="translate(${n(w * k.next())} ${n(floor * k.next() * 0.8)}) rotate(${n(k.next() * 70)})" opacity=".5"`,
    ),
  ).join('');
  return [
    box(0, 0, w, h, k.r(`${shade(tone, 0.22)} ${tone}@40 ${shade(tone, -0.72)}`, 0.5, 0.4, 0.75)),
    p(rays, k.r(`${colours.light}/30 ${colours.light}/0@80`)),
    stars,
    e(w / 2, cy, rx, ry, k.r(`${colours.light}/45 ${colours.light}/0`)),
    line(bulbs, colours.metal, 26, 'opacity=".35"'),
    line(bulbs, '#fff6c8', 13),
    box(0, floor, w, h - floor, k.l(`${shade(tone, -0.35)} ${shade(tone, -0.8)}`)),
    e(w / 2, floor + (h - floor) * 0.4, w * 0.44, (h - floor) * 0.4, k.r(`${colours.light}/45 ${colours.light}/0`)),
    box(0, floor, w, 4, colours.metal, 'opacity=".6"'),
    beams(room),
    curtains(room, floor * 1.02, w * (isTall ? 0.13 : 0.12), mix(colours.accent, '#a01030', 0.55)),
  ].join('');
}

/** An arcade at night: neon on the wall, cabinets at the sides, a floor of light. */
export function arcade(room: Room): string {
  const { k, w, h, isTall, colours } = room;
  const floor = h * 0.78;
  const tone = mix(colours.middle, '#1a0a40', 0.5);
  const grid = [
    ...Array.from(
      { length: 17 },
      (_, i) => `M${n(w / 2 + (i - 8) * w * 0.05)} ${n(floor)}L${n(w / 2 + (i - 8) * w * 0.2)} ${h}`,
    ),
    ...[0, 0.1, 0.24, 0.44, 0.7].map((at) => `M0 ${n(floor + (h - floor) * at)}H${w}`),
  ].join('');
  const neon = (d: string, colour: string) =>
    `${line(d, colour, 22, 'opacity=".22"')}${line(d, colour, 10, 'opacity=".7"')}${line(d, '#fff', 4)}`;
  const machine = (tint: string) =>
    `${p('M-90 0V-330Q-90-370-50-370H50Q90-370 90-330V0Z', k.l(`${shade(tint, -0.35)} ${shade(tint, -0.75)}`), 'stroke="#000" stroke-width="4"')}${p('M-70-330H70V-290H-70Z', tint)}${p('M-70-276 70-276 60-150H-60Z', k.l('#9dfff0 #1f4fd0@55 #2a0a5a'))}${p('M-80-130H80L90-90H-90Z', '#15101f')}${c(-30, -118, 9, '#ff3d5e')}${c(10, -112, 7, '#ffd21f')}${c(40, -112, 7, '#37ffcf')}`;
  const s = isTall ? 0.8 : 1.05;
  const put = (x: number, tint: string) =>
    `<g transform="translate(${n(x)} ${n(floor + 60)}) scale(${s})">${machine(tint)}</g>`;
  return [
    box(0, 0, w, h, k.l(`${shade(tone, -0.6)} ${shade(tone, 0.06)}@60 ${shade(tone, -0.5)}`)),
    bokeh(room, 0, floor, 12),
    neon(`M${n(w * 0.06)} ${n(h * 0.24)}L${n(w * 0.14)} ${n(h * 0.1)} ${n(w * 0.22)} ${n(h * 0.24)}Z`, '#37e0ff'),
    neon(`M${n(w * 0.8)} ${n(h * 0.1)}H${n(w * 0.93)}V${n(h * 0.22)}H${n(w * 0.8)}Z`, colours.accent),
    e(w / 2, h * 0.44, w * 0.4, h * 0.44, k.r(`${colours.light}/40 ${colours.light}/0`)),
    box(0, floor, w, h - floor, k.l(`${shade(tone, -0.2)} #05030a`)),
    line(grid, mix(colours.accent, '#ffffff', 0.2), 3, 'opacity=".55"'),
    put(w * (isTall ? 0.04 : 0.07), '#ff3fa0'),
    put(w * (isTall ? 0.96 : 0.93), '#37a0ff'),
    ...(isTall ? [] : [put(w * 0.2, '#ffb02e'), put(w * 0.8, '#3fe08a')]),
  ].join('');
}
