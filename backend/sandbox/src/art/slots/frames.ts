import { shade } from '../colour';
import { box, c, type Kit, line, p, starPath } from '../kit';

/** The materials that reels are framed in. */
export type FrameKind =
  | 'lacquer'
  | 'sandstone'
  | 'wood'
  | 'coral'
  | 'stone'
  | 'gold'
  | 'candy'
  | 'bamboo'
  | 'chrome'
  | 'steel'
  | 'bronze'
  | 'ice';

interface Material {
  /** Across a bar, from its outer to its inner edge, as a gradient's colour list. */
  bar: string;
  edge: string;
  /** What sits on a corner, in a box of 60 with its centre at 0, 0. */
  corner: (k: Kit) => string;
}

const stud = (colour: string) => (k: Kit) =>
  `${c(0, 0, 30, shade(colour, -0.6))}${k.ball(0, 0, 25, colour)}${c(0, 0, 25, 'none', 'stroke="#000" stroke-width="2" opacity=".4"')}`;
const plate = (fill: string, edge: string, inner: (k: Kit) => string) => (k: Kit) =>
  `${p('M-30-20-20-30H20L30-20V20L20 30H-20L-30 20Z', k.l(fill, 30), `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`)}${inner(k)}`;

const materials: Record<FrameKind, Material> = {
  lacquer: {
    bar: '#5a0408 #ffd75e@9 #a8640f@15 #e0281e@22 #8a0a10@58 #b8181a@76 #ffe48a@85 #a8640f@92 #3a0206',
    edge: '#3a0206',
    corner: plate('#ffe48a #c8861e', '#5a2c06', (k) =>
      line('M-16-16H16V16H-16ZM-16 0H0V16M0-16V0H16', k.l('#a80f14 #5a0408'), 6),
    ),
  },
  sandstone: {
    bar: '#6b4410 #f0cf8a@10 #d8a85a@50 #b8843a@72 #ffe6a8@84 #7a4e14',
    edge: '#4a2c08',
    corner: plate('#f6dca0 #b8843a', '#5a380c', (k) =>
      p('M0-18 16 14H-16Z', k.l('#3a78e8 #0f2a80'), 'stroke="#ffe6a8" stroke-width="3"'),
    ),
  },
  wood: {
    bar: '#2e1506 #b06c30@10 #8a4f1e@34 #a8642a@50 #7a4216@64 #c88444@84 #3a1c08',
    edge: '#241004',
    corner: plate(
      '#8a94a4 #3a4450',
      '#1a1208',
      (k) => `${k.ball(-13, -13, 6, '#d8e0ea')}${k.ball(13, 13, 6, '#d8e0ea')}`,
    ),
  },
  coral: {
    bar: '#06304a #2fb8c8@12 #0f7a9a@50 #0a5a7a@70 #8ff0e8@86 #06304a',
    edge: '#042438',
    corner: (k) =>
      `${p('M0 24C-22 18-34-4-28-18-20-28-10-24-6-28-2-32 2-32 6-28 10-24 20-28 28-18 34-4 22 18 0 24Z', k.l('#fff0e0 #ff9a8a'), 'stroke="#7a2a34" stroke-width="3"')}${line('M0 20V-24M0 20-16-20M0 20 16-20', '#b8485a', 3)}`,
  },
  stone: {
    bar: '#24262e #c4c6d0@10 #8f929e@40 #a4a7b2@56 #70737f@70 #dcdee6@84 #34363f',
    edge: '#16171c',
    corner: plate('#e8ecf4 #6b7080', '#1c1e26', (k) =>
      p(starPath(4, 20, 8), k.l('#fff7c9 #d8901c'), 'stroke="#5a3408" stroke-width="3"'),
    ),
  },
  gold: {
    bar: '#5a3206 #fff3b0@10 #e8a83a@30 #a8640f@52 #ffd75e@68 #fffbe0@84 #6b3a06',
    edge: '#3a2004',
    corner: (k) =>
      `${c(0, 0, 29, k.l('#fff7c9 #d8901c@60 #7a4108', 30), 'stroke="#4a2804" stroke-width="3"')}${p('M-16 0 0-18 16 0 0 18Z', k.l('#ff9ab8 #d8145a@50 #6d0428'), 'stroke="#fff0b0" stroke-width="3"')}`,
  },
  candy: {
    bar: '#a80a5a #fff@10 #ffd0ea@26 #ff6ab8@50 #ff9ad0@66 #fff@85 #c81a78',
    edge: '#7a0444',
    corner: (k) =>
      `${c(0, 0, 29, '#fff', 'stroke="#7a0444" stroke-width="3"')}${k.repeat(
        p('M0 0C8-10 8-20 0-27 12-28 22-22 25-12 16-14 8-10 0 0Z', '#ff3f8f'),
        [0, 72, 144, 216, 288].map((a) => `rotate(${a})`),
      )}`,
  },
  bamboo: {
    bar: '#1a3a12 #d8f59a@14 #6fae3a@42 #3f7d24@62 #b6e07a@84 #1a3a12',
    edge: '#0f240a',
    corner: (k) =>
      `${p('M-30 4C-30-20-12-30 6-28 4-8-8 4-30 4ZM30-4C30 20 12 30-6 28-4 8 8-4 30-4Z', k.l('#e8ffb0 #4f9a2a'), 'stroke="#12300a" stroke-width="3"')}${k.ball(0, 0, 9, '#ff9ac0')}`,
  },
  chrome: {
    bar: '#10131a #fff@12 #aab6c8@34 #3a4454@50 #e8f0fa@66 #fff@84 #1a1f2a',
    edge: '#0a0c12',
    corner: stud('#ffc93e'),
  },
  steel: {
    bar: '#0a0f1a #5a6a80@12 #2a3444@40 #3f4d62@60 #1f2836@74 #37e0ff@86 #0a2a3a',
    edge: '#05080e',
    corner: plate('#7a8aa0 #222b38', '#05080e', (k) => `${c(0, 0, 11, '#06202e')}${k.ball(0, 0, 9, '#37e0ff')}`),
  },
  bronze: {
    bar: '#2a0e04 #ffc48a@10 #c86a2a@34 #7a3410@56 #e08a44@72 #ffd9b0@85 #3a1606',
    edge: '#1c0a02',
    corner: stud('#ff7a1f'),
  },
  ice: {
    bar: '#0d3a6b #fff@12 #c8f0ff@30 #6ab8f0@54 #a8e0ff@70 #fff@86 #0d4a80',
    edge: '#0a2c54',
    corner: (k) =>
      p(
        'M0-34 12-12 34-8 14 8 20 32 0 18-20 32-14 8-34-8-12-12Z',
        k.l('#fff #8fd6ff'),
        'stroke="#0a2c54" stroke-width="3"',
      ),
  },
};

/** A frame around nothing in a box of 240 × 240: bars 40 wide, so that its corners and edges can be cut apart. */
export function frameDrawing(k: Kit, kind: FrameKind): string {
  const { bar, edge, corner } = materials[kind];
  const bars = [0, 90, 180, 270]
    .map(
      (a) =>
        `<g transform="rotate(${a} 120 120)">${p('M4 4H236L200 40H40Z', k.l(bar), `stroke="${edge}" stroke-width="2"`)}</g>`,
    )
    .join('');
  const studs = k.repeat(corner(k), [
    'translate(30 30) scale(.8)',
    'translate(210 30) scale(-.8 .8)',
    'translate(30 210) scale(.8-.8)',
    'translate(210 210) scale(-.8-.8)',
  ]);
  return `${box(2, 2, 236, 236, 'none', `rx="10" stroke="${edge}" stroke-width="4"`)}${bars}${box(41, 41, 158, 158, 'none', `stroke="${edge}" stroke-width="5"`)}${studs}`;
}
