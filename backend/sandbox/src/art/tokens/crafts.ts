import { at, box, c, e, line, p, starPath } from '../kit';
import { gold, steel } from '../motifs/motif';
import { rim, type Token } from './token';

const anchor: Token = (k) =>
  `${c(0, -72, 18, 'none', `stroke="${k.l(steel)}" stroke-width="12"`)}${box(-46, -46, 92, 15, k.l(steel), `rx="7" ${rim}`)}${p('M-10-54H10V50C40 46 58 30 62 4L44 10 70-28 92 12 78 8C74 56 40 86 0 92-40 86-74 56-78 8L-92 12-70-28-44 10-62 4C-58 30-40 46-10 50Z', k.l('#fff #a8b8cc@45 #3a4656'), rim)}`;

const compass: Token = (k) =>
  `${c(0, 0, 88, k.l('#fff0a8 #e0a03a@45 #7a4108', 30), rim)}${c(0, 0, 68, k.r('#fffdf0 #e8dcb8@80 #b8a070'), rim)}${line('M0-58V-48M58 0H48M0 58V48M-58 0H-48', '#5a3a10', 6)}${p('M0-54 14 0H-14Z', k.l('#ff8a7a #c4142b'), rim)}${p('M0 54 14 0H-14Z', k.l('#7a8aa0 #2a3342'), rim)}${k.ball(0, 0, 9, '#ffd75e')}`;

const helm: Token = (k) =>
  `${k.repeat(
    box(-7, -96, 14, 62, k.l('#6a3410 #e0985a@45 #6a3410', 90), `rx="7" ${rim}`),
    [0, 45, 90, 135, 180, 225, 270, 315].map((a) => `rotate(${a})`),
  )}${c(0, 0, 54, 'none', 'stroke="#2a1408" stroke-width="24"')}${c(0, 0, 54, 'none', `stroke="${k.l('#f0b070 #8a4a1c', 30)}" stroke-width="16"`)}${c(0, 0, 20, k.l(gold, 30), rim)}`;

const barrel: Token = (k) =>
  `${p('M-48-86C-74-40-74 40-48 86H48C74 40 74-40 48-86Z', k.l('#5a2c0c #d8904a@38 #a86428@64 #4a2008', 90), rim)}${line('M-22-84C-32-30-32 30-22 84M22-84C32-30 32 30 22 84M0-86V86', '#4a2408', 4, 'opacity=".7"')}${p('M-56-62H56L60-42H-60ZM-60 42H60L56 62H-56Z', k.l('#8a94a4 #e8eef6@40 #4a5462', 90), rim)}`;

const helmet: Token = (k) =>
  `${p('M-12-98C40-110 92-70 84 10 70-40 40-60-6-62Z', k.l('#ff8a7a #d8142e@50 #7a0414'), rim)}${p('M-64 84C-84 10-70-66 0-68S84 10 64 84L24 90V20H6V66H-6V20H-24V90Z', k.l('#6b7a8e #fff@32 #9fb0c4@60 #3a4656', 90), rim)}${p('M-56-4C-40-18-20-14-6 4V20H-24C-40 16-52 8-56-4ZM56-4C40-18 20-14 6 4V20H24C40 16 52 8 56-4Z', '#121722')}${line('M-52-34C-30-50 30-50 52-34', '#ffd75e', 7)}`;

const goblet: Token = (k) =>
  `${p('M-58-84H58C58-20 40 10 12 20V62H44V88H-44V62H-12V20C-40 10-58-20-58-84Z', k.l('#8a4d10 #fff0a8@32 #e8a83a@62 #7a4108', 90), rim)}${e(0, -84, 58, 14, k.l('#7a0818 #e0243a'), rim)}${k.ball(0, -34, 15, '#e0142e')}${k.ball(-36, -40, 9, '#18b3e0')}${k.ball(36, -40, 9, '#18b3e0')}${line('M-14 40H14', '#7a4108', 6)}`;

const torch: Token = (k) =>
  `${k.glow(0, -44, 78, '#ff9a2e', 70)}${p('M0-98C34-66 46-40 34-14 26 4-26 4-34-14-44-36-22-48-20-70-8-62 2-82 0-98Z', k.l('#fff3a0 #ff9a1f@45 #e0300f'), 'stroke="#7a1a04" stroke-width="4"')}${p('M2-56C18-38 20-24 14-12 6-4-8-4-14-12-18-26-2-34 2-56Z', '#fffbd0')}${p('M-36-8H36L26 18H-26Z', k.l(gold, 90), rim)}${p('M-20 18H20L12 96H-12Z', k.l('#4a2408 #c08040@40 #5a2c0c', 90), rim)}`;

const candle: Token = (k) =>
  `${k.glow(0, -62, 58, '#ffd98a', 80)}${p('M0-98C20-76 22-62 12-48H-12C-22-62-14-72 0-98Z', k.l('#fffbd0 #ff9a1f'), 'stroke="#a8480f" stroke-width="3"')}${p('M-30-40C-10-32 10-32 30-40V58H-30Z', k.l('#d8b890 #fffdf0@38 #e8d0a8@70 #a88458', 90), rim)}${p('M-30-40C-34-10-20-4-18-28-10-18-8 10 0 8 8 4 4-26 14-30 20-14 28-20 30-40 10-32-10-32-30-40Z', '#fff')}${p('M-66 56H66L50 88H-50Z', k.l(gold, 90), rim)}`;

const book: Token = (k) =>
  `${p('M-70-78H56Q72-78 72-62V84H-54Q-70 84-70 68Z', k.l('#b06aff #5a1fa8@50 #2a0a5a', 30), rim)}${p('M-54 62H72V78H-54Q-66 70-54 62Z', k.l('#fff #d8c8a0'), 'stroke="#2a1408" stroke-width="3"')}${p('M-50-62H54V44H-50Z', 'none', `stroke="${k.l(gold)}" stroke-width="6"`)}${p(starPath(4, 34, 12), k.l(gold), `${rim} transform="translate(2-8)"`)}`;

const pick: Token = (k) =>
  `${at('rotate(45)', `${box(-9, -70, 18, 164, k.l('#5a2c0c #d8904a@42 #5a2c0c', 90), `rx="8" ${rim}`)}${p('M-92-40C-60-86 60-86 92-40 56-62 30-62 20-58H-20C-30-62-56-62-92-40Z', k.l('#fff #9fb0c4@50 #3a4656'), rim)}`)}`;

const horseshoe: Token = (k) =>
  `${p('M-82-72-40-86C-52-30-46 34 0 36 46 34 52-30 40-86L82-72C98 10 72 92 0 92S-98 10-82-72Z', k.l('#fff #b8c4d4@40 #5a6678', 30), rim)}${line('M-66-46V-40M-66-10-64-4M-52 26-48 32M-22 58-16 60M66-46V-40M66-10 64-4M52 26 48 32M22 58 16 60', '#27313f', 11)}`;

const dynamite: Token = (k) => {
  const stick = `${box(-22, -50, 44, 140, k.l('#7a0818 #ff6a5a@38 #d8142e@64 #6d0414', 90), `rx="6" ${rim}`)}`;
  return `${at('translate(-34 4)', stick)}${at('translate(34 4)', stick)}${stick}${box(-62, 0, 124, 24, '#2a2f3a', rim)}${line('M0-52C0-80 26-70 32-92', '#e8d8b0', 6)}${p(starPath(8, 20, 8), '#ffd21f', 'transform="translate(36-88)"')}`;
};

const donut: Token = (k) =>
  `${c(0, 4, 84, k.r('#ffe0a8 #d8944a@70 #8a4d14'), rim)}${p('M-78-10C-80-60-40-86 0-84S80-60 78-10C70 20 60-2 48 14 36 34 24 10 8 20-10 34-18 8-34 20-54 30-62 4-78-10Z', k.l('#ffd0ec #ff6ab8@50 #d83a8a'), 'stroke="#8a1250" stroke-width="4"')}${c(0, 0, 26, '#3a1a2a', rim)}${line('M-48-34-40-42M-14-62-4-60M30-54 38-46M52-18 50-8M-56-6-48 0M24 8 32 0', '#fff36a', 8)}${line('M-30-50-34-60M12-46 22-50M-40-14-30-18M40-30 46-36', '#6ae0ff', 8)}`;

const cupcake: Token = (k) =>
  `${p('M-62 8H62L46 92H-46Z', k.l('#5a2a90 #c88aff@40 #7a3ac0', 90), rim)}${line('M-40 14-30 88M-14 14-10 88M14 14 10 88M40 14 30 88', '#3a1460', 5, 'opacity=".6"')}${p('M-76 14C-88-20-60-34-54-34-56-60-24-66-20-66-18-84 4-90 8-92 14-78 30-72 26-60 50-62 60-44 52-34 84-28 86 0 76 14 40 24-40 24-76 14Z', k.l('#fff #ffd0e0@50 #ff8ab8'), rim)}${k.ball(6, -80, 15, '#e0142e')}`;

const gumdrop: Token = (k) =>
  `${p('M-78 72C-84-10-40-86 0-86S84-10 78 72C40 92-40 92-78 72Z', k.r('#c8ffb0 #3fd05a@50 #0d7a2a', 0.38, 0.28, 0.85), rim)}${line('M-40-10V-9M-10-50V-49M24-20V-19M-20 30V31M40 40V41M-52 50V51M10 60V61M44 0V1M4 6V7', '#f0ffe8', 10)}${p('M-50 10C-44-30-24-56-8-62-26-30-34 0-34 30Z', '#fff', 'opacity=".5"')}`;

const iceCream: Token = (k) =>
  `${p('M-46 0H46L0 98Z', k.l('#ffdf9a #d8944a@60 #8a4d14'), rim)}${line('M-34 6 16 66M34 6-16 66M-10 2 26 46M10 2-26 46', '#8a4d14', 4, 'opacity=".7"')}${k.ball(-26, -12, 36, '#ff8ab8')}${k.ball(28, -12, 36, '#9a6aff')}${k.ball(2, -50, 38, '#ffe9b0')}${k.ball(6, -88, 12, '#e0142e')}`;

const ufo: Token = (k) =>
  `${p('M-30 20-70 96H70L30 20Z', k.l('#9dfff0/80 #9dfff0/5'))}${p('M-46-10C-46-80 46-80 46-10Z', k.r('#f0ffff #7fe0ff@60 #1f7fb8', 0.36, 0.3, 0.8), rim)}${p('M-16-18C-16-52 16-52 16-18Z', '#3fae4a')}${c(-6, -30, 4, '#0a1a0a')}${c(6, -30, 4, '#0a1a0a')}${e(0, 4, 92, 28, k.l('#fff #9fb0c4@50 #3a4656'), rim)}${[-60, -20, 20, 60].map((x) => k.ball(x, 10, 9, '#ffd21f')).join('')}`;

const satellite: Token = (k) =>
  `${at('rotate(-35)', `${p('M-96-30H-36V30H-96ZM36-30H96V30H36Z', k.l('#7fb8ff #1f4fb8'), rim)}${line('M-76-28V28M-56-28V28M56-28V28M76-28V28M-94 0H-38M38 0H94', '#bfe0ff', 3)}${box(-36, -7, 72, 14, '#8a94a4', rim)}${box(-26, -34, 52, 68, k.l('#fff0b0 #d8a03a@60 #7a4a10', 90), `rx="8" ${rim}`)}${line('M0-34V-64', '#fff', 6)}${k.ball(0, -70, 11, '#ff4a4a')}`)}`;

const telescope: Token = (k) =>
  `${line('M-6 30-40 94M6 30 40 94M0 30V94', '#6a3a14', 10)}${at('rotate(-28)', `${box(-90, -18, 60, 36, k.l('#fff0a8 #a8640f'), `rx="5" ${rim}`)}${box(-40, -26, 70, 52, k.l('#4a8ae8 #12306b'), rim)}${box(24, -34, 66, 68, k.l('#fff0a8 #d8902a@55 #7a4108'), `rx="6" ${rim}`)}${e(90, 0, 9, 32, k.l('#e8ffff #3a9ad8'), rim)}`)}`;

const gear: Token = (k) =>
  `${k.repeat(
    p('M-15-96H15L20-60H-20Z', k.l('#fff #8a98ac'), rim),
    [0, 45, 90, 135, 180, 225, 270, 315].map((a) => `rotate(${a})`),
  )}${c(0, 0, 70, k.l('#fff #a8b6c8@45 #4a5668', 30), rim)}${c(0, 0, 46, 'none', 'stroke="#4a5668" stroke-width="5" opacity=".6"')}${c(0, 0, 24, '#161a26', rim)}`;

const bulb: Token = (k) =>
  `${k.glow(0, -22, 94, '#ffe27a', 60)}${p('M-30 46C-30 22-64 4-64-34-64-74-32-94 0-94S64-74 64-34C64 4 30 22 30 46Z', k.r('#fffde0 #ffd93e@55 #c88a08', 0.4, 0.3, 0.8), rim)}${line('M-16 42-22-10-8 2 0-14 8 2 22-10 16 42', '#c4480f', 5)}${p('M-30 46H30V80L16 94H-16L-30 80Z', k.l('#6b7a8e #fff@35 #5a6678', 90), rim)}${line('M-30 60H30M-30 74H30', '#3a4656', 4)}`;

const microchip: Token = (k) =>
  `${line('M-90-40H90M-90 0H90M-90 40H90M-40-90V90M0-90V90M40-90V90', '#c8d4e4', 11)}${box(-66, -66, 132, 132, k.l('#2fae7a #0d5a44@60 #06302a', 30), `rx="14" ${rim}`)}${box(-36, -36, 72, 72, k.l('#2a3342 #0a0d14', 30), `rx="8" ${rim}`)}${line('M-18-8H4L18 12M-18 14H0', '#37ffcf', 5)}${c(-46, -46, 7, '#ffe27a')}`;

const battery: Token = (k) =>
  `${box(-20, -96, 40, 20, k.l(steel, 90), rim)}${box(-46, -80, 92, 174, k.l('#0d3a5a #4ac8ff@35 #1f7fb8@65 #0a2a44', 90), `rx="14" ${rim}`)}${p('M-46-40H46V-20H-46Z', '#ffd21f')}${p('M10-8-28 42H-4L-12 82 28 28H4Z', k.l('#fff #ffe27a'), rim)}`;

const chilli: Token = (k) =>
  `${p('M20-66C60-60 78-20 50 26 24 66-30 90-88 84-40 70-30 40-26 6-22-34-8-64 20-66Z', k.l('#ff9a7a #e8201a@45 #7a0810', 40), rim)}${p('M4-62C20-84 52-78 58-52 40-60 20-60 4-62Z', k.l('#b8f07a #2f8a2a'), rim)}${line('M32-74C36-90 50-98 66-96', '#2f8a2a', 10)}${p('M-4-30C0-46 14-50 22-48 6-30 0 0-20 30-14 4-10-14-4-30Z', '#fff', 'opacity=".45"')}`;

const ember: Token = (k) =>
  `${k.glow(0, 14, 96, '#ff6a1f', 70)}${p('M-84 40-62-18-18-52 30-44 74-6 88 46 50 84-40 86Z', k.l('#5a4a48 #241a1c@60 #0e0a0c'), rim)}${p('M-62-18-18 8-84 40ZM-18-52 10-10 74-6 30-44Z', '#fff', 'opacity=".12"')}${line('M-60 44-24 18 4 40 30 10 66 32M-24 18-14-26M30 10 40-24M4 40-6 76', '#ff9a1f', 9)}${line('M-60 44-24 18 4 40 30 10 66 32M-24 18-14-26M30 10 40-24M4 40-6 76', '#fff0a0', 3)}`;

const mitten: Token = (k) =>
  `${p('M-40 50V-34C-40-84 40-84 40-34V-6C52-30 88-26 80 8 74 36 56 50 40 52Z', k.l('#ff9a9a #d8243e@55 #8a0a24', 30), rim)}${box(-50, 46, 100, 40, k.l('#fff #d0dcea'), `rx="12" ${rim}`)}${line('M-26 52V80M0 52V80M26 52V80', '#9fb0c4', 5)}${p(starPath(6, 24, 8), '#fff', 'transform="translate(-2-16)"')}`;

const watch: Token = (k) =>
  `${c(0, -82, 14, 'none', `stroke="${k.l(gold)}" stroke-width="8"`)}${box(-12, -72, 24, 22, k.l(gold, 90), rim)}${c(0, 18, 76, k.l('#fff0a8 #e0a03a@45 #7a4108', 30), rim)}${c(0, 18, 58, k.r('#fffdf4 #f0e4c8'), rim)}${line('M0-32V-26M50 18H44M0 68V62M-50 18H-44', '#3a2410', 7)}${line('M0 18V-16M0 18 24 32', '#1a1018', 7)}${k.ball(0, 18, 7, '#d8142e')}`;

const facets =
  (outline: string, inner: string, tones: string): Token =>
  (k) =>
    `${p(outline, k.l(tones, 30), rim)}${p(inner, '#fff', 'opacity=".28"')}${p(outline, 'none', 'stroke="#fff" stroke-width="2" opacity=".5"')}`;

const roundGem = facets(
  'M-40-84H40L84-40V40L40 84H-40L-84 40V-40Z',
  'M-26-52H26L52-26V26L26 52H-26L-52 26V-26ZM-40-84-26-52-52-26-84-40ZM40-84 26-52H-26L-40-84Z',
  '#ffb0b8 #f0243e@45 #7a0420',
);
const squareGem = facets(
  'M-60-88H60L84-62V62L60 88H-60L-84 62V-62Z',
  'M-44-56H44L56-44V44L44 56H-44L-56 44V-44ZM-60-88-44-56-56-44-84-62ZM60-88 44-56H-44L-60-88Z',
  '#c8ffd0 #22c05a@45 #06522a',
);
const dropGem = facets(
  'M0-94C30-40 70-10 70 28 70 66 40 92 0 92S-70 66-70 28C-70-10-30-40 0-94Z',
  'M0-94 18-10-18-10ZM-18-10H18L34 40 0 70-34 40ZM-18-10-70 28-34 40Z',
  '#d0f0ff #1f9ae8@45 #06306b',
);
const triGem = facets(
  'M-90-58H90L0 92Z',
  'M-48-34H48L0 44ZM-90-58-48-34H48L90-58ZM-90-58-48-34 0 44 0 92Z',
  '#fff3b0 #ffb01f@45 #8a4a06',
);

/** Things that people make, dig and bake. */
export const crafts = {
  anchor,
  compass,
  helm,
  barrel,
  helmet,
  goblet,
  torch,
  candle,
  book,
  pick,
  horseshoe,
  dynamite,
  donut,
  cupcake,
  gumdrop,
  iceCream,
  ufo,
  satellite,
  telescope,
  gear,
  bulb,
  microchip,
  battery,
  chilli,
  ember,
  mitten,
  watch,
  roundGem,
  squareGem,
  dropGem,
  triGem,
};
