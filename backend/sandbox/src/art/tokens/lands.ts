import { at, box, c, e, line, p, starPath } from '../kit';
import { gold } from '../motifs/motif';
import { rim, type Token } from './token';

const gong: Token = (k) =>
  `${line('M-44-70C-34-104 34-104 44-70', '#d8281e', 9)}${c(0, 8, 82, k.r('#fff3b8 #f0b53a@45 #8a4d10', 0.38, 0.32, 0.7), rim)}${c(0, 8, 60, 'none', 'stroke="#7a4108" stroke-width="5" opacity=".6"')}${k.ball(0, 8, 26, '#ffd75e')}${p('M-60-22C-50-50-28-62-8-66-30-50-44-34-50-12Z', '#fff', 'opacity=".5"')}`;

const fan: Token = (k) =>
  `${p('M0 78-94-24C-60-92 60-92 94-24Z', k.l('#ff8a6a #e0281e@50 #7a0810'), rim)}${p('M-94-24C-60-92 60-92 94-24L78-10C50-62-50-62-78-10Z', k.l(gold, 90))}${line('M0 70-62-34M0 70-32-52M0 70V-58M0 70 32-52M0 70 62-34', '#ffd9b0', 3, 'opacity=".7"')}${c(0, 74, 13, k.l(gold), rim)}${c(0, -16, 15, '#fff', 'opacity=".85"')}`;

const bamboo: Token = (k) => {
  const stalk = `${p('M-16 92V34H16V92ZM-16 28V-30H16V28ZM-16-36V-92H16V-36Z', k.l('#2f7d2a #b6f07a@35 #4fae3a@70 #1d5a1a', 90), rim)}${box(-20, 26, 40, 9, '#e8ffb8', 'rx="4"')}${box(-20, -38, 40, 9, '#e8ffb8', 'rx="4"')}`;
  return `${at('translate(-34 0) rotate(-5)', stalk)}${at('translate(22 4) rotate(6)', stalk)}${p('M40-30C70-66 96-58 98-34 78-22 58-20 40-30ZM42 18C60-6 92-2 96 18 78 34 58 32 42 18Z', k.l('#d8ff9a #3f9a2f', 60), rim)}`;
};

const teapot: Token = (k) =>
  `${p('M52-8C96-24 100 40 56 42L54 26C76 26 78 4 54 10Z', k.l('#bfe6ff #2f6ae0'), rim)}${p('M-54 0C-90-10-84-44-98-52L-84-60C-62-44-68-24-48-20Z', k.l('#bfe6ff #2f6ae0'), rim)}${p('M-60 4C-60-36-34-52 0-52S60-36 60 4C60 50 36 66 0 66S-60 50-60 4Z', k.r('#fff #a8cdf8@50 #2a55b8', 0.36, 0.28, 0.8), rim)}${e(0, -50, 34, 11, k.l('#fff #7aa0e0'), rim)}${k.ball(0, -70, 12, '#ffd75e')}${p('M-30 8C-16-12 12-12 24 6 10 16-8 20-4 30-20 26-30 22-30 8Z', '#2f55c8', 'opacity=".55"')}`;

const ankh: Token = (k) =>
  `${p('M0-94C46-94 58-40 24-6H66V24H15V94H-15V24H-66V-6H-24C-58-40-46-94 0-94ZM0-62C-22-62-24-34 0-12 24-34 22-62 0-62Z', k.l(gold, 40), `${rim} fill-rule="evenodd"`)}${k.ball(0, 9, 12, '#18b3a0')}${p('M-58-2H-20V4H-58Z', '#fff', 'opacity=".6"')}`;

const urn: Token = (k) =>
  `${p('M-38-56C-84-50-80 6-44 12L-42-2C-62-8-62-36-38-40ZM38-56C84-50 80 6 44 12L42-2C62-8 62-36 38-40Z', k.l('#e8a060 #8a3f18'), rim)}${p('M-26-76C-60-50-66 16-38 62L-30 90H30L38 62C66 16 60-50 26-76Z', k.l('#7a3210 #f0a468@36 #c0622a@64 #6a2a0c', 90), rim)}${p('M-34-92H34V-74H-34Z', k.l(gold, 90), rim)}${p('M-53-12H53L50 14H-50Z', '#2a1408', 'opacity=".85"')}${p('M-44 6-34-8-24 6-14-8-4 6 6-8 16 6 26-8 36 6 44-6', 'none', 'stroke="#ffd75e" stroke-width="5"')}${p('M-30-66C-48-40-50 0-40 40-30 0-28-40-20-66Z', '#fff', 'opacity=".22"')}`;

const scroll: Token = (k) =>
  `${p('M-58-70H58V70H-58Z', k.l('#d8a85a #fff0c8@25 #f0d49a@75 #b8843a', 90), rim)}${p('M-74-90H74Q86-80 74-64H-74Q-86-80-74-90ZM-74 90H74Q86 76 74 62H-74Q-86 76-74 90Z', k.l('#fff3d0 #c8924a@60 #7a4a14'), rim)}${line('M-36-40H36M-36-20H20M-36 0H36M-36 20H10', '#7a4a14', 6, 'opacity=".75"')}${c(28, 36, 15, k.r('#ff9a8a #c4142b@60 #6d0414'))}`;

const horusEye: Token = (k) =>
  `${p('M-94-16C-50-66 40-66 94-22L84-12C40-48-36-46-74-8Z', k.l('#3a78e8 #0f2a80'), rim)}${p('M-92 10C-50-34 40-34 92 6 40 44-50 44-92 10Z', '#fffbe8', rim)}${c(2, 4, 27, k.r('#9dfff0 #12a08a@50 #06343a'), rim)}${c(2, 4, 11, '#10060a')}${c(-6, -4, 6, '#fff')}${p('M6 42C10 70 22 88 54 92 82 90 76 62 58 68 40 70 30 56 26 38Z', k.l(gold), rim)}${p('M-20 40-38 84-22 82-2 42Z', k.l(gold), rim)}`;

const maize: Token = (k) =>
  `${p('M-34 0C-40-60-16-94 0-96 16-94 40-60 34 0V40H-34Z', k.l('#fff2a0 #ffc21f@50 #c87a08', 60), rim)}${line('M-17-74V34M0-90V36M17-74V34M-34-36H34M-36-12H36M-34 12H34M-26-58H26', '#a8640f', 4, 'opacity=".7"')}${p('M-52-20C-70 30-46 88 0 94-6 50-22 6-52-20ZM52-20C70 30 46 88 0 94 6 50 22 6 52-20Z', k.l('#c9f27a #4f9a2a@50 #1f5a18'), rim)}`;

const drum: Token = (k) =>
  `${p('M-66-44C-56 0-56 30-50 74Q0 96 50 74C56 30 56 0 66-44Z', k.l('#7a2a10 #e8743a@35 #c04a1c@65 #5a1c08', 90), rim)}${line('M-64-34-30 82 0-26 30 82 64-34', '#ffe0a0', 6)}${e(0, -46, 68, 24, k.l('#fff7e0 #d8b078'), rim)}${e(0, -46, 46, 14, '#fff', 'opacity=".5"')}${line('M30-74 88-96M16-66 70-100', '#8a4d10', 8)}`;

const laurel: Token = (k) => {
  const half = `${line('M10 84C70 70 88 10 62-66', '#7a5a10', 7)}${k.repeat(
    p('M0 0C-26-10-30-34-18-50 2-40 12-20 0 0Z', k.l('#f7ffb0 #8fae3a@60 #3f6a14'), rim),
    [
      'translate(70-50) rotate(20)',
      'translate(78-14) rotate(30)',
      'translate(76 22) rotate(44)',
      'translate(60 54) rotate(62)',
      'translate(34 74) rotate(84)',
    ],
  )}${k.repeat(p('M0 0C26-10 30-34 18-50-2-40-12-20 0 0Z', k.l('#d8f07a #6a9a2a@60 #2f5a10'), rim), [
    'translate(66-28) rotate(-62)',
    'translate(66 8) rotate(-52)',
    'translate(54 38) rotate(-40)',
    'translate(34 60) rotate(-26)',
  ])}`;
  return `${k.sym(half)}${p(starPath(5, 30, 13), k.l(gold), `${rim} transform="translate(0 4)"`)}`;
};

const lyre: Token = (k) =>
  `${line('M-20-50V56M-7-50V60M7-50V60M20-50V56', '#fff3c4', 4)}${k.sym(p('M0 92C-60 92-78 50-62 8-50-26-70-46-84-52-92-70-70-90-52-76-26-56-26-24-38 10-50 44-34 64 0 64Z', k.l(gold, 40), rim))}${box(-64, -60, 128, 14, k.l('#8a4d10 #ffe48a@45 #a8640f', 90), `rx="7" ${rim}`)}`;

const kite: Token = (k) =>
  `${line('M0 44C-30 60 24 72-6 96', '#fff', 5)}${p('M-14 58-34 50-30 72ZM8 76 28 66 26 88Z', '#ffd21f', rim)}${p('M0-94V44L-58-28Z', k.l('#ff9a7a #e0281e'), rim)}${p('M0-94 58-28 0 44Z', k.l('#9fe8ff #1f7fe0'), rim)}${p('M0-28-58-28 0 44ZM0-94-58-28H0Z', '#fff', 'opacity=".14"')}${line('M0-94V44M-58-28H58', '#4a2408', 4)}`;

const lamp: Token = (k) =>
  `${line('M-30-66C-30-100 30-100 30-66', '#5a6472', 7)}${p('M-40-62H40L34-44H-34ZM-46 62H46V84H-46Z', k.l('#8a94a4 #2f3742'), rim)}${k.glow(0, 8, 84, '#ffc84a', 80)}${p('M-34-44H34L42 62H-42Z', k.r('#fffbe0 #ffc93e@55 #e07a14', 0.5, 0.55, 0.7), rim)}${p('M0-18C16 6 18 16 14 32 8 44-8 44-14 32-18 16-8 10 0-18Z', k.l('#fff #ff8a1f'))}${line('M-18-42-22 60M18-42 22 60', '#3a2a10', 4, 'opacity=".7"')}`;

const maracas: Token = (k) => {
  const one = (colour: string) =>
    `${box(-8, 16, 16, 76, k.l('#7a3f14 #e8b070@40 #7a3f14', 90), `rx="7" ${rim}`)}${k.ball(0, -32, 46, colour)}${p('M-44-30Q0-8 44-30L42-18Q0 4-42-18Z', '#ffe27a')}`;
  return `${at('translate(34 4) rotate(24) scale(.9)', one('#1fae6a'))}${at('translate(-32 0) rotate(-22) scale(.95)', one('#f0442a'))}`;
};

const horn: Token = (k) =>
  `${p('M-90 8 20-20C50-30 66-50 74-78 96-40 96 46 74 84 66 56 50 38 20 30L-90 26Z', k.l('#fff3b0 #f0b53a@45 #8a4d10'), rim)}${e(76, 3, 16, 78, k.r('#4a2408 #a8640f'), rim)}${p('M-66 24V52Q-66 66-50 66H-10Q6 66 6 52V28', 'none', 'stroke="#c8861e" stroke-width="10"')}${box(-98, 0, 14, 34, k.l(gold), `rx="5" ${rim}`)}${line('M-36 8V-10M-16 4V-14M4-2V-18', '#8a4d10', 8)}`;

/** Things of far lands, old and new. */
export const lands = {
  gong,
  fan,
  bamboo,
  teapot,
  ankh,
  urn,
  scroll,
  horusEye,
  maize,
  drum,
  laurel,
  lyre,
  kite,
  lamp,
  maracas,
  horn,
};
