/** One layer of a symbol in a box of −50…50: a path, its fill from top to bottom, and an outline. */
export interface Layer {
  d: string;
  fill: readonly string[];
  /** Outline colour and width. */
  line?: readonly [string, number];
}

/** An ellipse as a path. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A star or, with equal radii, a polygon. */
export function starOf(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const at = (index: number) => {
    const radius = index % 2 ? inner : outer;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, index) => at(index)).join('L')}Z`;
}

const gold = ['#fffbe0', '#ffd95a', '#c8791a'];
const goldLine = ['#6b3a06', 3] as const;
const shine = (d: string): Layer => ({ d, fill: ['rgba(255,255,255,.85)', 'rgba(255,255,255,0)'] });
const layer = (d: string, fill: readonly string[], line?: readonly [string, number]): Layer => ({
  d,
  fill,
  ...(line ? { line } : {}),
});

/** Shades of a hue from light to dark. */
const tones = (hue: number) => [`hsl(${hue} 100% 84%)`, `hsl(${hue} 88% 55%)`, `hsl(${hue} 90% 28%)`];
const edge = (hue: number) => [`hsl(${hue} 80% 16%)`, 3] as const;

function gem(hue: number, cut: number): Layer[] {
  const outline = [
    'M-26 -36H26L46 -10L0 42L-46 -10Z',
    starOf(4, 46, 42),
    'M-22 -44H22L42 -18V18L22 44H-22L-42 18V-18Z',
    starOf(3, 48, 34),
    'M0 -46C30 -20 44 4 38 22A40 32 0 0 1 -38 22C-44 4 -30 -20 0 -46Z',
  ][cut % 5] as string;
  return [
    layer(outline, tones(hue), edge(hue)),
    layer('M-20 -10L0 -34L20 -10L0 30Z', [`hsl(${hue} 100% 90% / .8)`, `hsl(${hue} 90% 60% / .2)`]),
    shine('M-30 -14C-24 -32 -8 -36 2 -34C-14 -28 -22 -20 -26 -8Z'),
  ];
}

const seven = (hue: number): Layer[] => [
  layer('M-34 -42H36V-22C16 0 8 18 6 44H-22C-20 18 -8 0 8 -18H-12C-18 -18 -20 -12 -20 -6H-34Z', tones(hue), [
    '#fff3c4',
    5,
  ]),
  layer('M-34 -42H36V-34H-34Z', ['rgba(255,255,255,.7)', 'rgba(255,255,255,.1)']),
];

const bell: Layer[] = [
  layer(oval(0, 38, 11), ['#ffb347', '#8a4a0a'], goldLine),
  layer(
    'M0 -46C8 -46 10 -40 9 -36C28 -30 28 -4 32 14C34 24 42 26 42 34H-42C-42 26 -34 24 -32 14C-28 -4 -28 -30 -9 -36C-10 -40 -8 -46 0 -46Z',
    gold,
    goldLine,
  ),
  layer('M-36 22H36V30H-36Z', ['#e8992e', '#a55e10']),
  shine('M-18 -24C-26 -8 -24 6 -28 16C-18 10 -14 -12 -8 -28Z'),
];

const cherry: Layer[] = [
  layer(
    'M-20 14C-16 -18 4 -34 24 -44L28 -38C8 -26 -8 -10 -12 14ZM20 20C22 -8 22 -26 24 -42L30 -42C30 -22 30 -8 28 20Z',
    ['#8fe05a', '#2f7d1d'],
  ),
  layer('M26 -44C40 -52 50 -40 46 -28C36 -28 28 -34 26 -44Z', ['#b6f07a', '#2e8b2a'], ['#14500f', 2]),
  layer(oval(-20, 22, 23), ['#ff9aa5', '#e0152f', '#6d0414'], ['#4c0210', 3]),
  layer(oval(24, 24, 20), ['#ff9aa5', '#d01029', '#5e0311'], ['#4c0210', 3]),
  shine(oval(-27, 13, 8, 6)),
  shine(oval(18, 16, 7, 5)),
];

const lemon: Layer[] = [
  layer(
    'M-46 6C-42 0 -40 -6 -32 -16C-14 -38 18 -38 32 -16C38 -10 42 -4 48 2C44 10 40 12 34 20C18 40 -16 40 -32 20C-38 16 -42 12 -46 6Z',
    ['#fffbb0', '#ffd91f', '#c98a00'],
    ['#7a5200', 3],
  ),
  shine('M-24 -10C-14 -26 6 -28 14 -22C0 -20 -12 -12 -18 0Z'),
];

const grapes: Layer[] = [
  layer('M-4 -30C0 -44 12 -48 24 -46L22 -38C12 -40 6 -34 4 -26Z', ['#8fe05a', '#2f7d1d']),
  ...[
    [-22, -16],
    [0, -18],
    [22, -16],
    [-12, 2],
    [11, 2],
    [0, 20],
    [-22, 8],
    [22, 8],
    [-10, 24],
    [10, 24],
    [0, 38],
  ].map(([x = 0, y = 0]) => layer(oval(x, y, 13), ['#e9b8ff', '#8c2be0', '#37095f'], ['#27063f', 2])),
];

const melon: Layer[] = [
  layer('M-48 -18C-40 30 40 30 48 -18Z', ['#2f9d3a', '#0d5a1c'], ['#063a10', 3]),
  layer('M-40 -18C-34 18 34 18 40 -18Z', ['#ffd5cf', '#ff4a55', '#d11232']),
  layer(`${oval(-18, -8, 3, 5)}${oval(0, -2, 3, 5)}${oval(18, -8, 3, 5)}${oval(-8, 4, 3, 4)}${oval(9, 4, 3, 4)}`, [
    '#2a0a0a',
    '#000',
  ]),
  shine('M-44 -18H44V-14H-44Z'),
];

const coinSymbol: Layer[] = [
  layer(oval(0, 0, 44), gold, goldLine),
  layer(oval(0, 0, 34), ['#e39a26', '#ffe88a', '#fff6cf'], ['#9a5b0c', 2]),
  layer('M-10 -10H10V10H-10Z', ['#7a4308', '#b8701a'], ['#6b3a06', 2]),
  layer('M-3 -28H3V-16H-3ZM-3 16H3V28H-3ZM-28 -3H-16V3H-28ZM16 -3H28V3H16Z', ['#8f5209', '#8f5209']),
  shine('M-32 -16C-26 -32 -10 -38 4 -36C-12 -32 -22 -22 -26 -10Z'),
];

const lantern = (hue: number): Layer[] => [
  layer('M-3 -48H3V-38H-3ZM-3 34H3V48H-3ZM-12 40H12V44H-12Z', gold),
  layer('M-16 -40H16V-30H-16ZM-16 28H16V38H-16Z', gold, goldLine),
  layer(oval(0, 0, 40, 32), tones(hue), edge(hue)),
  layer(`${oval(0, 0, 18, 32)}`, [`hsl(${hue + 30} 100% 88% / .9)`, `hsl(${hue + 20} 100% 60% / .5)`]),
  shine('M-30 -10C-26 -22 -18 -26 -12 -28C-20 -18 -24 -8 -24 2Z'),
];

const lotus = (hue: number): Layer[] =>
  [-62, 62, -34, 34, 0].map((angle, index) => {
    const turn = (x: number, y: number) => {
      const a = (angle * Math.PI) / 180;
      return `${(x * Math.cos(a) - (y - 26) * Math.sin(a)).toFixed(1)} ${(x * Math.sin(a) + (y - 26) * Math.cos(a) + 26).toFixed(1)}`;
    };
    const d = `M${turn(0, 30)}C${turn(-26, 4)} ${turn(-14, -28)} ${turn(0, -40)}C${turn(14, -28)} ${turn(26, 4)} ${turn(0, 30)}Z`;
    return layer(
      d,
      [`hsl(${hue} 100% ${90 - index * 2}%)`, `hsl(${hue} 85% ${60 - index}%)`, `hsl(${hue} 80% 36%)`],
      edge(hue),
    );
  });

const moon = (hue: number): Layer[] => [
  layer(
    'M14 -44A44 44 0 1 0 44 16A36 36 0 1 1 14 -44Z',
    ['#ffffff', `hsl(${hue} 80% 82%)`, `hsl(${hue} 60% 46%)`],
    edge(hue),
  ),
  layer(starOf(5, 13, 5, 22, -16), gold, goldLine),
];

const planet = (hue: number): Layer[] => [
  layer(oval(0, 0, 32), tones(hue), edge(hue)),
  layer('M-31 -8C-10 -2 10 -2 31 -8L32 2C10 8 -10 8 -32 2Z', [
    `hsl(${hue + 40} 90% 80% / .8)`,
    `hsl(${hue + 40} 90% 50% / .6)`,
  ]),
  layer(
    'M-48 16C-40 30 42 8 48 -14C40 -22 34 -20 30 -18C42 -14 8 10 -28 14C-36 10 -46 8 -48 16Z',
    ['#fff3cf', '#e8b14f'],
    ['#6b3a06', 2],
  ),
  shine('M-22 -14C-16 -26 -4 -28 4 -27C-8 -22 -16 -14 -18 -6Z'),
];

const comet = (hue: number): Layer[] => [
  layer('M46 -46C20 -36 -10 -14 -24 4L-2 26C16 12 36 -18 46 -46Z', [
    '#fff',
    `hsl(${hue} 100% 70% / .8)`,
    `hsl(${hue} 100% 50% / .1)`,
  ]),
  layer(oval(-16, 18, 24), tones(hue), edge(hue)),
  shine(oval(-24, 8, 8, 6)),
];

const sun: Layer[] = [
  layer(starOf(12, 48, 30), ['#fff2a0', '#ff9a1f', '#d8480a'], ['#7a2604', 2]),
  layer(oval(0, 0, 26), ['#fffbe0', '#ffd23f', '#f08a12'], goldLine),
  shine(oval(-8, -10, 9, 6)),
];

const crown: Layer[] = [
  layer('M-42 30L-48 -22L-22 2L0 -40L22 2L48 -22L42 30Z', gold, goldLine),
  layer('M-42 22H42V36H-42Z', ['#ffe88a', '#b8701a'], goldLine),
  layer(`${oval(0, 29, 6)}${oval(-24, 29, 4)}${oval(24, 29, 4)}`, ['#ff9aa5', '#c00f2c']),
  layer(`${oval(0, -42, 6)}${oval(-48, -24, 5)}${oval(48, -24, 5)}`, ['#fff', '#ff5b7a']),
  shine('M-34 18L-38 -8L-24 6L-20 18Z'),
];

const heart: Layer[] = [
  layer(
    'M0 42C-60 2 -48 -40 -22 -40C-10 -40 -2 -32 0 -24C2 -32 10 -40 22 -40C48 -40 60 2 0 42Z',
    ['#ffb3c4', '#f01f56', '#7d0628'],
    ['#4d0218', 3],
  ),
  shine('M-34 -18C-32 -32 -20 -34 -14 -32C-24 -28 -28 -18 -28 -8Z'),
];

const clover: Layer[] = [
  layer('M-2 10C4 24 10 36 22 44L16 48C4 40 -4 28 -8 12Z', ['#7ed957', '#1d6b1a']),
  ...[
    [0, -24],
    [-24, 0],
    [24, 0],
    [0, 18],
  ].map(([x = 0, y = 0]) => layer(oval(x, y, 21), ['#d0ff9a', '#3fbf3a', '#0d5a18'], ['#073d0e', 3])),
  shine(oval(-6, -32, 8, 5)),
];

const horseshoe: Layer[] = [
  layer(
    'M-38 -40H-16C-22 -4 -22 18 0 18C22 18 22 -4 16 -40H38C50 6 40 44 0 44C-40 44 -50 6 -38 -40Z',
    ['#fff', '#9fb4cc', '#4a5a70'],
    ['#27313f', 3],
  ),
  layer(
    `${oval(-31, -20, 3)}${oval(31, -20, 3)}${oval(-33, 4, 3)}${oval(33, 4, 3)}${oval(-20, 28, 3)}${oval(20, 28, 3)}`,
    ['#27313f', '#27313f'],
  ),
];

const diamond = (hue: number) => gem(hue, 0);

/** The candidates for a game's best five symbols, by family. `hue` is the game's own. */
export function family(index: number, hue: number): Layer[][] {
  const families = [
    [crown, diamond(190), gem(340, 2), gem(130, 1), gem(280, 4)],
    [seven(350), bell, melon, grapes, cherry],
    [coinSymbol, lantern(355), lotus(330), clover, gem(hue, 2)],
    [sun, planet(hue + 120), moon(230), comet(200), gem(hue + 60, 1)],
    [seven(45), horseshoe, clover, heart, cherry],
    [crown, coinSymbol, heart, moon(260), gem(hue + 180, 3)],
    [diamond(hue + 150), lotus(hue + 90), lantern(hue), bell, lemon],
    [seven(hue + 140), diamond(190), bell, grapes, lemon],
  ];
  return families[index % families.length] ?? [];
}

/** The wild: a star in a ring. */
export const wildLayers = (hue: number): Layer[] => [
  layer(oval(0, 0, 47), gold, goldLine),
  layer(oval(0, 0, 39), [`hsl(${hue} 90% 60%)`, `hsl(${hue} 90% 22%)`], ['#6b3a06', 2]),
  layer(starOf(5, 36, 16), ['#ffffff', '#ffe27a', '#f0a020'], goldLine),
];

/** The scatter: a burst unlike any other symbol. */
export const scatterLayers = (hue: number): Layer[] => [
  layer(starOf(16, 49, 40), [`hsl(${hue} 100% 76%)`, `hsl(${hue} 95% 45%)`], ['#fff', 2]),
  layer(oval(0, 0, 33), ['#fff', `hsl(${hue} 90% 88%)`, `hsl(${hue} 80% 66%)`], [`hsl(${hue} 80% 26%)`, 2]),
  layer(starOf(4, 30, 9), [`hsl(${hue} 95% 60%)`, `hsl(${hue} 95% 34%)`], [`hsl(${hue} 80% 20%)`, 2]),
];

/** Hues of the four letters. */
export const letterTones = (hue: number) => [tones(hue + 20), tones(hue + 110), tones(hue + 200), tones(hue + 290)];
