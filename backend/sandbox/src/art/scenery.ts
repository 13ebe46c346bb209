import type { Colours } from './canvas';
import { mix, shade } from './colour';
import { box, c, e, type Kit, n, p } from './kit';
import type { Place } from './motifs/motif';

type Draw = (k: Kit, far: string, near: string, colours: Colours) => string;

/** A ridge across the picture (1000 × 500, ground at 500) as one path. */
function ridge(k: Kit, base: number, rise: number, steps: number, soft = false): string {
  let d = `M-20 520V${n(base)}`;
  for (let i = 0; i <= steps; i++) {
    const x = (i * 1040) / steps - 20;
    const y = base - k.next() * rise;
    d += soft
      ? `S${n(x - 520 / steps)} ${n(y)} ${n(x)} ${n(y + rise * 0.2)}`
      : `L${n(x)} ${n(i % 2 ? y - rise * 0.5 : base + k.next() * 20)}`;
  }
  return `${d}V520Z`;
}

const many = (count: number, build: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => build(i)).join('');

const pillar = (x: number, fill: string, w = 70) =>
  `M${x - w / 2} 520V120h-14V96h-8V70H${x + w / 2 + 22}V96h-8v24h-14V520Z`.concat(fill ? '' : '');

const draw: Record<Place, Draw> = {
  desert: (k, far, near) =>
    `${p('M-20 520 190 210 300 350 420 170 640 520Z', k.l(`${shade(far, 0.25)} ${far}`))}${p('M420 170 640 520H470Z', '#000', 'opacity=".25"')}${p('M190 210 330 390 260 520Z', '#000', 'opacity=".22"')}${p('M600 520 800 250 1020 520Z', k.l(`${shade(far, 0.2)} ${far}`))}${p('M800 250 1020 520H860Z', '#000', 'opacity=".25"')}${p('M-20 520V440C150 390 300 450 480 430S820 380 1020 430V520Z', near)}`,
  sea: (k, far, near) =>
    `${p('M-20 360 120 300 210 340 300 250 380 360ZM640 360 780 230 850 310 920 280 1020 360Z', far)}${box(-20, 350, 1040, 170, k.l(`${shade(far, 0.4)} ${near}`))}${p(
      many(9, (i) => `M${n(k.next() * 900)} ${370 + i * 14}h${n(60 + k.next() * 120)}v4h-80z`),
      '#fff',
      'opacity=".35"',
    )}${p('M-20 520V430C60 400 120 470 200 430S360 470 440 430 600 470 680 430 840 470 920 430 1000 440 1020 430V520Z', near)}`,
  deep: (k, far, near) =>
    `${p(
      many(6, (i) => `M${120 + i * 150}-300h60L${n(260 + i * 130 - k.next() * 200)} 520h-130Z`),
      k.l('#fff/30 #fff/0'),
    )}${p(`${ridge(k, 420, 120, 7, true)}`, far)}${p('M60 520C40 420 100 400 70 320 120 400 100 430 110 520ZM150 520C140 460 170 440 160 390 190 440 180 470 185 520ZM880 520C860 420 930 400 890 300 950 390 930 430 940 520ZM810 520C800 470 830 450 818 400 850 450 840 480 844 520Z', near)}${k.repeat(
      c(0, 0, 14, k.r('#fff/0@60 #fff/70', 0.5, 0.5, 0.5)),
      many(7, () => `translate(${n(k.next() * 980)} ${n(k.next() * 420 - 120)}) scale(${n(0.5 + k.next() * 1.4)});`)
        .split(';')
        .filter(Boolean),
    )}`,
  forest: (k, far, near) =>
    `${p(
      many(11, (i) => {
        const [x, h] = [i * 100 + k.next() * 40 - 30, 240 + k.next() * 150];
        return `M${n(x)} 520l34-${n(h * 0.35)}h-22l30-${n(h * 0.3)}h-20l34-${n(h * 0.35)} 34 ${n(h * 0.35)}h-20l30 ${n(h * 0.3)}h-22l34 ${n(h * 0.35)}Z`;
      }),
      far,
    )}${p('M-20 520V300C60 330 90 400 180 400 260 440 320 470 500 470S760 440 830 400C920 390 950 330 1020 290V520Z', near)}${p('M-20 60C60 80 130 180 120 300 90 240 40 230-20 250ZM1020 60C940 80 870 180 880 300 910 240 960 230 1020 250ZM-20-40C80-60 200 0 240 90 160 60 80 70-20 40ZM1020-40C920-60 800 0 760 90 840 60 920 70 1020 40Z', near)}`,
  peaks: (k, far, near) => {
    const d = 'M-20 520V400L120 230 220 340 360 130 480 300 560 220 700 400 820 190 1020 420V520Z';
    return `${p(d, k.l(`${shade(far, 0.5)} ${far}`))}${p('M360 130 400 187 372 210 350 190 326 220 316 193ZM820 190 862 238 836 256 812 232 790 260 776 254ZM120 230 146 258 122 280 104 250Z', '#fff', 'opacity=".85"')}${p(ridge(k, 450, 90, 9), near)}`;
  },
  city: (k, far, near) => {
    const tower = (x: number, w: number, h: number) => `M${n(x)} 520V${n(520 - h)}h${n(w)}V520Z`;
    const windows = many(
      46,
      () => `M${n(Math.floor(k.next() * 48) * 21)} ${n(500 - Math.floor(k.next() * 14) * 19)}h8v9h-8z`,
    );
    return `${p(
      many(12, (i) => tower(i * 88 - 20, 70, 180 + k.next() * 230)),
      far,
    )}${p(windows, '#ffe9a8', 'opacity=".75"')}${p(
      many(9, (i) => tower(i * 124 - 30, 84, 60 + k.next() * 130)),
      near,
    )}`;
  },
  space: (k, far, near, { accent, light }) =>
    `${p(
      many(40, () => `M${n(k.next() * 1000)} ${n(k.next() * 620 - 420)}h3v3h-3z`),
      '#fff',
    )}${k.ball(840, -60, 96, mix(far, accent, 0.5))}${k.ball(140, 120, 40, mix(far, light, 0.5))}${p('M-20 520V420C200 340 340 330 500 330S820 350 1020 430V520Z', k.l(`${shade(near, 0.35)} ${near}`))}${e(300, 450, 70, 16, '#000', 'opacity=".3"')}${e(690, 430, 50, 11, '#000', 'opacity=".3"')}`,
  palace: (k, far, near, { metal }) => {
    const roof = (x: number, y: number, s: number) =>
      `<g transform="translate(${x} ${y}) scale(${s})">${p('M-120 0C-80-20-40-50 0-90 40-50 80-20 120 0L132-14C128 10 112 18 96 18H-96C-112 18-128 10-132-14ZM-80 18H80V90H-80Z', k.l(`${shade(far, 0.18)} ${far}`))}</g>`;
    return `${box(150, 360, 700, 160, far)}${roof(500, 190, 1.5)}${roof(500, 300, 2.4)}${roof(190, 380, 1.2)}${roof(810, 380, 1.2)}${p('M-20 520V440H110V400H130V440H870V400H890V440H1020V520Z', near)}${p('M-20 432H1020V442H-20Z', metal, 'opacity=".6"')}`;
  },
  sweets: (k, far, near, { light }) =>
    `${p('M-20 520V380C60 260 200 260 270 360 330 230 500 220 570 350 640 250 800 240 860 350 900 300 980 300 1020 350V520Z', k.l(`${shade(light, 0.4)} ${far}`))}${p('M-20 520V440C100 390 220 470 360 430S640 460 760 420 940 440 1020 420V520Z', near)}${many(
      5,
      (i) => {
        const x = 60 + i * 220;
        return `<g transform="translate(${x} ${i % 2 ? 330 : 290})">${box(-6, 0, 12, 200, '#fff', 'opacity=".9"')}${k.ball(0, 0, 46, i % 2 ? '#ff6fb0' : '#7fe0ff')}${p('M0-30a30 30 0 0 1 30 30 22 22 0 0 1-44 0 14 14 0 0 1 28 0', 'none', 'stroke="#fff" stroke-width="8" opacity=".8"')}</g>`;
      },
    )}`,
  temple: (k, far, near) =>
    `${p('M180 520V440H240V380H300V320H360V260H420V170H440V140H560V170H580V260H640V320H700V380H760V440H820V520Z', k.l(`${shade(far, 0.3)} ${far}`))}${p('M460 520 474 260H526L540 520ZM470 170H530V226H470Z', '#000', 'opacity=".35"')}${p(ridge(k, 470, 70, 10, true), near)}${p('M-20 520V140C30 170 70 240 60 330 110 380 120 460 110 520ZM1020 520V140C970 170 930 240 940 330 890 380 880 460 890 520Z', near)}`,
  volcano: (k, far, near) =>
    `${k.glow(500, 150, 260, '#ff7a1f', 90)}${p('M60 520 400 160Q450 190 500 170T600 160L940 520Z', k.l(`${shade(far, 0.1)} ${shade(far, -0.4)}`))}${p('M410 172Q450 196 500 178T590 172L560 260 580 330 530 290 510 400 480 280 440 340 450 240Z', k.l('#fff3a0 #ff8a1f@40 #e02a10/40'))}${p(ridge(k, 470, 110, 9), near)}`,
  hall: (k, far, near, { metal }) =>
    `${p(pillar(110, ''), k.l(`${shade(far, -0.2)} ${shade(far, 0.3)}@45 ${shade(far, -0.4)}`, 90))}${p(pillar(890, ''), k.l(`${shade(far, -0.2)} ${shade(far, 0.3)}@45 ${shade(far, -0.4)}`, 90))}${p(`${pillar(290, '', 46)}${pillar(710, '', 46)}`, far, 'opacity=".8"')}${p('M-20 520V450H1020V520Z', k.l(`${shade(near, 0.25)} ${near}`))}${p('M-20 448H1020V456H-20Z', metal, 'opacity=".6"')}`,
  stadium: (k, far, near) =>
    `${p('M-20 520V300C200 240 800 240 1020 300V520Z', far)}${p(
      many(60, () => `M${n(k.next() * 1000)} ${n(300 + k.next() * 80)}h5v5h-5z`),
      '#fff',
      'opacity=".5"',
    )}${many(2, (i) => `<g transform="translate(${i ? 850 : 150} 60)">${box(-5, 0, 10, 260, near)}${p('M-70-50H70V20H-70Z', near)}${many(8, (j) => c(-52 + (j % 4) * 35, -32 + Math.floor(j / 4) * 34, 13, '#fff'))}${k.glow(0, -15, 190, '#eaffff', 70)}</g>`)}${p('M-20 520V400H1020V520Z', k.l(`#4fb64a ${near}`))}${p('M80 400H200L120 520H-60ZM420 400H500V520H380ZM680 400H800L920 520H720Z', '#fff', 'opacity=".12"')}`,
  meadow: (k, far, near) =>
    `${p(ridge(k, 380, 130, 6, true), k.l(`${shade(far, 0.35)} ${far}`))}${p('M-20 520V430C160 370 320 450 520 410S860 380 1020 420V520Z', k.l(`${mix(near, '#4fae3a', 0.45)} ${near}`))}${p(
      many(
        26,
        (i) =>
          `M${n(i * 40 - 10 + k.next() * 20)} 520q6-50 ${n(k.next() * 30 - 15)}-${n(60 + k.next() * 40)}q6 50 12 100Z`,
      ),
      near,
    )}`,
  sky: (k, far, _near) =>
    many(
      5,
      (i) =>
        `<g transform="translate(${n([60, 930, 220, 760, 480][i] as number)} ${[430, 400, 490, 480, 520][i]}) scale(${[1.3, 1.4, 1.2, 1.2, 1.6][i]})">${p('M-150 40C-190 40-196-10-150-18-150-70-86-86-62-52-40-108 44-104 54-48 96-76 150-44 138-4 186 0 180 40 150 40Z', k.l(`${shade(far, 0.75)} ${far}`))}</g>`,
    ),
};

/** The landscape in two depths, on the line `ground`, as wide as the picture. */
export function scenery(k: Kit, place: Place, w: number, ground: number, colours: Colours): string {
  const far = mix(colours.middle, colours.deep, 0.42);
  const near = mix(colours.deep, '#000000', 0.25);
  const s = Math.round((w / 1000) * 100) / 100;
  return `<g transform="translate(0 ${n(ground - 520 * s)}) scale(${s})">${draw[place](k, far, near, colours)}</g>`;
}
