import type { Colours } from './canvas';
import { mix, shade } from './colour';
import { box, c, e, type Kit, line, n, p, starPath } from './kit';
import type { Backdrop } from './providers';

type Draw = (k: Kit, w: number, h: number, x: number, y: number, colours: Colours) => string;

/** Beams from a point, as one path. */
export function beams(count: number, length: number, half: number, offset = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const a = offset + (i * Math.PI * 2) / count;
    return `M0 0L${n(Math.cos(a - half) * length)} ${n(Math.sin(a - half) * length)} ${n(Math.cos(a + half) * length)} ${n(Math.sin(a + half) * length)}Z`;
  }).join('');
}

const ring = (x: number, y: number, r: number, stroke: string, width: number, more = '') =>
  c(x, y, r, 'none', `stroke="${stroke}" stroke-width="${n(width)}" ${more}`);

const draw: Record<Backdrop, Draw> = {
  rays: (k, w, h, x, y, { light }) => {
    const r = Math.hypot(w, h);
    return `<g transform="translate(${n(x)} ${n(y)})">${p(beams(14, r, 0.1, k.next()), k.r(`${light}/70 ${light}/0@60`))}${p(beams(9, r * 0.8, 0.05, k.next()), k.r(`#fff/45 ${light}/0@55`))}</g>`;
  },
  halo: (_k, w, _h, x, y, { light, metal }) =>
    [0.34, 0.45, 0.6, 0.78]
      .map((s, i) => ring(x, y, w * s, i % 2 ? metal : light, 5 - i, `opacity="${n(0.45 - i * 0.1)}"`))
      .join('') + ring(x, y, w * 0.39, light, 18, 'opacity=".16" stroke-dasharray="3 22"'),
  bokeh: (k, w, h, _x, _y, { light, accent }) =>
    Array.from({ length: 16 }, (_, i) => {
      const r = 10 + k.next() ** 2 * 58;
      return c(
        k.next() * w,
        k.next() * h * 0.75,
        r,
        k.r(`${i % 3 ? light : accent}/20 ${i % 3 ? light : accent}/45@86 ${light}/0`),
      );
    }).join(''),
  halftone: (k, w, h, x, y, { light }) => {
    const id = k.define(
      'dots',
      (i) =>
        `<pattern id="${i}" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><circle cx="9" cy="9" r="5.4" fill="${light}"/></pattern>`,
    );
    const r = Math.hypot(w, h);
    return `<g transform="translate(${n(x)} ${n(y)})" opacity=".5">${p(beams(10, r, 0.16, k.next()), light, 'opacity=".35"')}</g>${box(0, 0, w, h * 0.7, `url(#${id})`, 'opacity=".28"')}`;
  },
  stripes: (_k, w, h, _x, _y, { light }) =>
    p(
      Array.from(
        { length: 9 },
        (_, i) => `M${n(i * w * 0.2 - w * 0.5)} ${h}L${n(i * w * 0.2)} 0h${n(w * 0.07)}l-${n(w * 0.5)} ${h}Z`,
      ).join(''),
      _k.l(`${light}/34 ${light}/0`),
    ),
  lattice: (k, w, h, _x, _y, { metal }) => {
    const id = k.define(
      'lattice',
      (i) =>
        `<pattern id="${i}" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M32 2 62 32 32 62 2 32ZM32 18 46 32 32 46 18 32ZM0 0 12 12M64 0 52 12M0 64 12 52M64 64 52 52" fill="none" stroke="${metal}" stroke-width="3"/></pattern>`,
    );
    return box(0, 0, w, h, `url(#${id})`, 'opacity=".2"');
  },
  tunnel: (k, w, h, x, y, { light, accent }) => {
    const r = Math.hypot(w, h);
    return `<g transform="translate(${n(x)} ${n(y)})">${p(beams(40, r, 0.012, k.next()), k.r(`${light}/0@14 ${light}/70@50 #fff/90`))}${p(beams(17, r, 0.02, k.next()), k.r(`${accent}/0@24 ${accent}/90`))}</g>`;
  },
  spots: (k, w, h, x, _y, { light }) =>
    [
      [-0.46, 0.1],
      [-0.16, 0.3],
      [0.16, -0.3],
      [0.46, -0.1],
    ]
      .map(([a, b]) => {
        const sx = x + (a as number) * w;
        const tx = x + (b as number) * w;
        return (
          p(
            `M${n(sx - 10)}-10H${n(sx + 10)}L${n(tx + w * 0.2)} ${n(h * 0.86)}H${n(tx - w * 0.2)}Z`,
            k.l(`${light}/75 ${light}/12@60 ${light}/0`),
          ) + k.glow(sx, 4, w * 0.1, '#fff', 90)
        );
      })
      .join(''),
  clouds: (k, w, h, x, y, { light }) => {
    const puff = (px: number, py: number, s: number, o: number) =>
      `<g transform="translate(${n(px)} ${n(py)}) scale(${n(s)})" opacity="${n(o)}">${p('M-150 40C-190 40-196-10-150-18-150-70-86-86-62-52-40-108 44-104 54-48 96-76 150-44 138-4 186 0 180 40 150 40Z', k.l('#fff #fff/20'))}</g>`;
    return `<g transform="translate(${n(x)} ${n(y)})">${p(beams(12, Math.hypot(w, h), 0.13, k.next()), light, 'opacity=".22"')}</g>${puff(w * 0.14, h * 0.2, w / 760, 0.6)}${puff(w * 0.9, h * 0.12, w / 900, 0.5)}${puff(w * 0.92, h * 0.5, w / 620, 0.7)}${puff(w * 0.04, h * 0.56, w / 640, 0.75)}`;
  },
  hex: (k, w, h, x, y, { light }) => {
    const id = k.define(
      'hex',
      (i) =>
        `<pattern id="${i}" width="56" height="97" patternUnits="userSpaceOnUse"><path d="M28 0V16L0 32V65L28 81V97M56 32 28 16M56 65 28 81M0 32V65M56 32V65" fill="none" stroke="${light}" stroke-width="2.5"/></pattern>`,
    );
    const mask = k.define(
      'hexm',
      (i) =>
        `<mask id="${i}"><rect width="${w}" height="${h}" fill="${k.r('#fff #000', n(x / w) as unknown as number, n(y / h) as unknown as number, 0.6)}"/></mask>`,
    );
    return (
      box(0, 0, w, h, `url(#${id})`, `opacity=".6" mask="url(#${mask})"`) +
      ring(x, y, w * 0.4, light, 3, 'opacity=".6" stroke-dasharray="120 30 12 30"') +
      ring(x, y, w * 0.44, light, 10, 'opacity=".22" stroke-dasharray="4 14"')
    );
  },
  deco: (k, w, h, x, y, { metal, light }) => {
    const fans = Array.from({ length: 15 }, (_, i) => {
      const a = -Math.PI + (i * Math.PI) / 14;
      return `M0 0L${n(Math.cos(a) * h)} ${n(Math.sin(a) * h)}`;
    }).join('');
    return `<g transform="translate(${n(x)} ${n(y + w * 0.24)})">${c(0, 0, w * 0.6, k.r(`${light}/60 ${light}/0`))}${line(fans, metal, 3, 'opacity=".42"')}${[0.3, 0.46, 0.62].map((s) => ring(0, 0, w * s, metal, 4, 'opacity=".5"')).join('')}</g>`;
  },
  aurora: (k, w, h, _x, _y, { light, accent }) => {
    const veil = (top: number, colour: string, o: number) => {
      const [a, b, d] = [k.next(), k.next(), k.next()].map((v) => top + v * h * 0.14) as [number, number, number];
      return p(
        `M0 ${n(a)}C${n(w * 0.3)} ${n(a - 90)} ${n(w * 0.4)} ${n(b + 80)} ${n(w * 0.6)} ${n(b)}S${n(w * 0.9)} ${n(d - 60)} ${w} ${n(d)}V${n(d + h * 0.36)}C${n(w * 0.7)} ${n(b + h * 0.2)} ${n(w * 0.4)} ${n(b + h * 0.5)} 0 ${n(a + h * 0.34)}Z`,
        k.l(`${colour}/0 ${colour}/${o}@16 ${colour}/0`),
      );
    };
    const stars = Array.from({ length: 22 }, () => `M${n(k.next() * w)} ${n(k.next() * h * 0.6)}h0`).join('');
    return `${veil(h * 0.06, light, 70)}${veil(h * 0.2, accent, 60)}${veil(h * 0.3, light, 45)}${line(stars, '#fff', 4, 'opacity=".8"')}`;
  },
};

/** Sky, light and the provider's pattern; `x`, `y` is the subject's position. */
export function backdrop(k: Kit, kind: Backdrop, w: number, h: number, x: number, y: number, colours: Colours): string {
  const { deep, middle, light } = colours;
  const sky = box(0, 0, w, h, k.l(`${mix(deep, middle, 0.35)} ${middle}@45 ${deep}`));
  const glow = e(x, y, w * 0.75, h * 0.52, k.r(`${light}/95 ${mix(light, middle, 0.5)}/70@35 ${middle}/0`));
  return sky + glow + draw[kind](k, w, h, x, y, colours);
}

/** Small lights in the air, in front of everything but the title. */
export function sparks(k: Kit, w: number, h: number, colour: string, count: number): string {
  const points = Array.from({ length: count }, () => `M${n(k.next() * w)} ${n(k.next() * h)}h0`);
  const twinkles = Array.from({ length: 4 }, () =>
    p(
      starPath(4, 10 + k.next() * 16, 2),
      '#fff',
      `transform="translate(${n(w * (0.1 + k.next() * 0.8))} ${n(h * (0.08 + k.next() * 0.55))})" opacity=".9"`,
    ),
  );
  const cut = Math.ceil(count / 2);
  return (
    line(points.slice(0, cut).join(''), shade(colour, 0.5), 4, 'opacity=".85"') +
    line(points.slice(cut).join(''), colour, 7, 'opacity=".6"') +
    twinkles.join('')
  );
}
