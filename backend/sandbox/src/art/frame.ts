import type { Colours } from './canvas';
import { shade } from './colour';
import { box, c, type Kit, n, p } from './kit';
import type { Frame } from './providers';

type Draw = (k: Kit, w: number, h: number, colours: Colours) => string;

const stroke = (colour: string, width: number, more = '') => `stroke="${colour}" stroke-width="${width}" ${more}`;
const inside = (w: number, h: number, by: number, more: string) => box(by, by, w - 2 * by, h - 2 * by, 'none', more);
const corners = (w: number, h: number, drawing: string) =>
  [
    `translate(0 0)`,
    `translate(${w} 0) scale(-1 1)`,
    `translate(0 ${h}) scale(1 -1)`,
    `translate(${w} ${h}) scale(-1 -1)`,
  ]
    .map((t) => `<g transform="${t}">${drawing}</g>`)
    .join('');
const metalOf = (k: Kit, metal: string) =>
  k.l(`${shade(metal, 0.6)} ${metal}@30 ${shade(metal, -0.5)}@52 ${metal}@75 ${shade(metal, 0.5)}`, 35);

const draw: Record<Frame, Draw> = {
  none: () => '',
  gold: (k, w, h, { metal, deep }) =>
    inside(w, h, 7, stroke(metalOf(k, metal), 14)) +
    inside(w, h, 15, stroke(deep, 3, 'opacity=".8"')) +
    inside(w, h, 1, stroke(deep, 2)),
  inset: (_k, w, h, { metal }) => inside(w, h, 18, stroke(metal, 3, 'rx="16" opacity=".85"')),
  corners: (k, w, h, { metal }) =>
    inside(w, h, 14, stroke(metal, 2, 'opacity=".5"')) +
    corners(
      w,
      h,
      p('M8 8H110V14H40C40 30 30 40 14 40V110H8ZM22 22H34V34H22Z', metalOf(k, metal), 'fill-rule="evenodd"'),
    ),
  cut: (k, w, h, { accent }) =>
    p(`M0 0H${w}V${h}H0ZM16 54V${h - 16}H${w - 54}L${w - 16} ${h - 54}V16H54Z`, '#05070c', 'fill-rule="evenodd"') +
    p(`M54 16 16 54V${h * 0.3}M${w - 54} ${h - 16} ${w - 16} ${h - 54}V${n(h * 0.7)}`, 'none', stroke(accent, 6)) +
    box(w * 0.4, 5, w * 0.2, 5, k.l(`${accent}/0 ${accent} ${accent}/0`, 90)),
  ornate: (k, w, h, { metal, deep }) =>
    inside(w, h, 10, stroke(deep, 20)) +
    inside(w, h, 10, stroke(metalOf(k, metal), 9)) +
    corners(
      w,
      h,
      `${p('M0 0H120C116 16 98 20 84 14 90 34 76 44 62 38 66 60 50 66 38 62 44 76 34 90 14 84 20 98 16 116 0 120Z', metalOf(k, metal), stroke(deep, 3))}${c(26, 26, 11, k.r('#fff #e02040@50 #5a0010', 0.35, 0.3, 0.8))}`,
    ),
  bar: (_k, w, h, { accent }) => box(0, h - 10, w, 10, accent),
  glass: (k, w, h) =>
    inside(w, h, 10, stroke(k.l('#fff/90 #fff/15@50 #fff/60', 30), 4, 'rx="28"')) +
    p(`M0 0H${n(w * 0.62)}L${n(w * 0.2)} ${n(h * 0.5)}H0Z`, k.l('#fff/22 #fff/0', 60)),
  stitched: (_k, w, h, { metal, deep }) =>
    inside(w, h, 9, stroke(deep, 18)) +
    inside(w, h, 9, stroke(metal, 4, 'stroke-dasharray="16 11" stroke-linecap="round" rx="4"')),
  bevel: (k, w, h, { middle }) =>
    p(`M0 0H${w}L${w - 14} 14H14V${h - 14}L0 ${h}Z`, shade(middle, 0.55), 'opacity=".85"') +
    p(`M${w} 0V${h}H0L14 ${h - 14}H${w - 14}V14Z`, shade(middle, -0.55), 'opacity=".85"') +
    inside(w, h, 15, stroke(k.l('#fff/70 #000/50'), 2)),
  neon: (_k, w, h, { accent, light }) =>
    inside(w, h, 16, stroke(accent, 14, 'rx="20" opacity=".3"')) +
    inside(w, h, 16, stroke(accent, 6, 'rx="20"')) +
    inside(w, h, 16, stroke(shade(light, 0.6), 2, 'rx="20"')),
  rail: (k, w, h, { metal, deep }) =>
    box(0, 0, w, 12, deep) +
    box(0, h - 12, w, 12, deep) +
    box(0, 12, w, 4, metalOf(k, metal)) +
    box(0, h - 16, w, 4, metalOf(k, metal)),
};

/** The provider's frame, over everything. */
export function frame(k: Kit, kind: Frame, w: number, h: number, colours: Colours): string {
  return draw[kind](k, w, h, colours);
}
