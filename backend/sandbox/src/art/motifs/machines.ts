import { mix, shade } from '../colour';
import { at, box, c, e, line, p, starPath } from '../kit';
import { rocketDrawing } from '../scenes/worlds';
import { gold, type Motif, steel } from './motif';

const rocket: Motif = {
  words: 'rocket liftoff ascent launch spaceman astronaut cosmonaut mission orbit crash',
  place: 'space',
  tone: '#3a4ae0',
  draw: (k, accent) => at('rotate(24) translate(0-30) scale(.86)', rocketDrawing({ k, accent })),
};
const plane: Motif = {
  words: 'plane aviator jet pilot flight airplane sky aviation glider wing',
  place: 'sky',
  tone: '#2f9af0',
  draw: (k, accent) =>
    at(
      'rotate(-16)',
      `${p('M-40-30-150-120-110-126 40-40Z', k.l(`${shade(accent, 0.3)} ${shade(accent, -0.4)}`))}${p('M-176-20-206-104-164-104-110-30Z', k.l(`${shade(accent, 0.3)} ${shade(accent, -0.4)}`))}${p('M-190 10C-160-40-60-66 40-66 120-66 170-40 178 0 170 40 110 56 40 56-60 56-160 44-190 10Z', k.l(`${shade(accent, 0.55)} ${accent}@45 ${shade(accent, -0.6)}`))}${p('M-160 26C-60 44 80 44 172 18 150 44 100 56 40 56-60 56-130 46-160 26Z', '#fff', 'opacity=".8"')}${p('M30-64C50-104 100-104 124-54 90-46 60-48 30-64Z', k.l('#e8fbff #4fb0f0@60 #0f4a8a'), 'stroke="#fff" stroke-width="5"')}${p('M-20 16 90 10 30 130-30 136Z', k.l(`${shade(accent, 0.45)} ${accent}@50 ${shade(accent, -0.5)}`))}${p('M168-40C190-30 190 30 168 40Z', '#2a3342')}${e(190, 0, 9, 108, '#fff', 'opacity=".4"')}${e(190, 0, 3, 108, '#20262f')}${c(190, 0, 15, k.l(gold))}${line('M-230 40H-330M-220 64H-400M-230-6H-300', '#fff', 9, 'opacity=".7"')}${p('M-150-14C-90-46 0-56 30-54-30-40-90-30-130-4Z', '#fff', 'opacity=".5"')}`,
    ),
};
const balloon: Motif = {
  words: 'balloon balloons zeppelin airship float skyward pop cloud',
  place: 'sky',
  tone: '#4fb0f0',
  draw: (k, accent) =>
    `${line('M-60 78-30 140M60 78 30 140M0 90V140', '#6b431a', 5)}${p('M0-204C96-204 140-130 130-64 120 0 70 50 44 92H-44C-70 50-120 0-130-64-140-130-96-204 0-204Z', k.l(`${shade(accent, 0.45)} ${accent}@45 ${shade(accent, -0.5)}`, 60))}${p('M0-204C-50-190-70-120-60-50-54 10-36 50-20 92H20C36 50 54 10 60-50 70-120 50-190 0-204Z', k.l('#fff #ffe27a@50 #e89a1e'))}${p('M0-204C-20-180-26-110-22-40L-6 92H6L22-40C26-110 20-180 0-204Z', k.l(`${shade(accent, 0.3)} ${accent}@50 ${shade(accent, -0.4)}`))}${p('M-126-84Q0-30 126-84L130-58Q0 0-130-58Z', '#fff', 'opacity=".3"')}${p('M-96-150C-110-110-110-60-84-20-80-80-70-130-44-176-66-172-84-166-96-150Z', '#fff', 'opacity=".6"')}${p('M-40 138H40L32 196Q0 206-32 196Z', k.l('#c88a4a #5a3214'))}${line('M-38 156H38M-35 176H35', '#3a1c08', 4, 'opacity=".6"')}${p('M-46 132H46V146H-46Z', k.l(gold, 90))}`,
};
const planet: Motif = {
  words:
    'planet galaxy space comet cosmic nova cosmos saturn mars asteroid universe alien aliens ufo meteor solar nebula',
  place: 'space',
  tone: '#5a3af0',
  draw: (k, accent) => {
    const tone = mix(accent, ['#7a5cff', '#ff7a4a', '#2fc0d8'][Math.floor(k.next() * 3)] as string, 0.6);
    const ring = (d: string) => `${line(d, '#7a4a1a', 30)}${line(d, '#ffd98a', 22)}${line(d, '#fff6d8', 6)}`;
    return at(
      'rotate(-18)',
      `${ring('M-128-24C-190-40-214-20-190 0')}${ring('M128-24C190-40 214-20 190 0')}${k.ball(0, 0, 138, tone)}${k.clip('<circle r="138"/>', p('M-150-50C-80-80 20-20 150-60V-20C40 10-60-40-150-10ZM-150 50C-60 20 40 80 150 40V70C60 110-60 50-150 80Z', '#fff', 'opacity=".22"') + c(56, 20, 40, shade(tone, -0.4), 'opacity=".5"') + c(-60, 100, 30, shade(tone, -0.4), 'opacity=".4"'))}${ring('M-190 0C-150 60 150 60 190 0')}${k.ball(-150, -136, 26, '#c8d2e8')}${k.ball(150, 130, 18, '#ffb52e')}`,
    );
  },
};
const chain: Motif = {
  words: 'chain block hash crypto bitcoin token roll cube node ledger',
  place: 'city',
  tone: '#12b07a',
  draw: (k, accent) => {
    const cube = `${p('M0-90 78-45 0 0-78-45Z', k.l(`${shade(accent, 0.7)} ${shade(accent, 0.25)}`))}${p('M-78-45 0 0V90L-78 45Z', k.l(`${accent} ${shade(accent, -0.45)}`))}${p('M78-45 0 0V90L78 45Z', k.l(`${shade(accent, -0.3)} ${shade(accent, -0.7)}`))}${line('M-78-45 0 0 78-45M0 0V90', '#fff', 3, 'opacity=".7"')}${p('M-50-10-20 8V42L-50 24ZM-58-46 0-78 58-46 0-14Z', '#fff', 'opacity=".2"')}`;
    const link = line('M-36-24C-70-24-70 24-36 24H36C70 24 70-24 36-24Z', k.l(steel), 17);
    return `${at('translate(-66 36) rotate(-30) scale(.7)', link)}${at('translate(70 40) rotate(30) scale(.7)', link)}${at('translate(0-90)', cube)}${at('translate(-116 92) scale(.9)', cube)}${at('translate(116 92) scale(.9)', cube)}${at('translate(0-18) rotate(90) scale(.5)', link)}`;
  },
};
const hourglass: Motif = {
  words: 'hourglass time clock chrono future past century seconds ancient',
  place: 'desert',
  tone: '#e0a03a',
  draw: (k) =>
    `${p('M-104-150H104C104-60 34-34 20 0 34 34 104 60 104 150H-104C-104 60-34 34-20 0-34-34-104-60-104-150Z', k.l('#fff/60 #bfe4ff/25@50 #fff/60', 90), 'stroke="#fff" stroke-opacity=".8" stroke-width="5"')}${p('M-78-70Q0-96 78-70C50-40 20-20 4 6V100Q60 110 92 148H-92Q-60 110-4 100V6C-20-20-50-40-78-70Z', k.l('#fff0a8 #ffbe2e@50 #c07a14'))}${k.sym(p('M112-150H132V150H112Z', k.l('#7a4108 #ffe48a@40 #8a4d0c', 90)))}${p('M-156-190H156V-150H-156ZM-156 150H156V190H-156Z', k.l(gold))}${p('M-84-130C-80-80-50-50-34-34-60-80-64-110-60-136Z', '#fff', 'opacity=".8"')}`,
};
const football: Motif = {
  words: 'football soccer goal kick striker league cup virtual penalty champion champions',
  place: 'stadium',
  tone: '#2fa84a',
  draw: (k) =>
    `${c(0, 0, 186, k.r('#fff #f3f6fa@45 #9aa8b8@82 #4d5a6a', 0.36, 0.3, 0.75))}${k.clip('<circle r="186"/>', `${p(starPath(5, 76, 61.5), '#161b26')}${Array.from({ length: 5 }, (_, i) => at(`rotate(${i * 72})`, `${line('M0-74V-120', '#161b26', 7)}${p('M0-118 56-146 46-214H-46L-56-146Z', '#161b26')}${line('M56-146 112-114', '#161b26', 7)}`)).join('')}`)}${c(0, 0, 186, k.r('#fff/55 #fff/0@40 #000/0@62 #000/60', 0.34, 0.28, 0.82))}`,
};
const basketball: Motif = {
  words: 'basketball hoops dunk court slam basket',
  place: 'stadium',
  tone: '#d8702a',
  draw: (k) =>
    `${k.ball(0, 0, 184, '#f07a22')}${line('M-184 0H184M0-184V184M-130-130C-40-60-40 60-130 130M130-130C40-60 40 60 130 130', '#3a1606', 9)}`,
};
const trophy: Motif = {
  words: 'trophy winner victory medal tournament grand prix prime premier world',
  place: 'stadium',
  tone: '#3a6ae0',
  draw: (k) =>
    `${k.sym(p('M96-130C190-150 196-20 80 20L74-4C150-30 146-104 94-100Z', k.l(gold, 40), 'stroke="#7a4108" stroke-width="3"'))}${p('M-108-180H108C108-60 80 30 22 50V98H-22V50C-80 30-108-60-108-180Z', k.l('#8a4d0c #ffd75e@22 #fff9d6@38 #f0b02e@60 #6b3606', 90))}${e(0, -180, 108, 22, k.l('#7a4108 #ffdf7a'))}${p('M-64 96H64L84 140H-84Z', k.l(gold, 90))}${box(-108, 138, 216, 58, k.l('#4a3030 #1a0f10'), 'rx="8"')}${box(-62, 152, 124, 30, k.l(gold), 'rx="5"')}${at('translate(0-76)', p(starPath(5, 54, 22), k.l('#fffbe0 #e09a1e'), 'stroke="#8a4d08" stroke-width="4"'))}${p('M-84-150C-80-80-64-20-36 20-58-40-62-100-58-152Z', '#fff', 'opacity=".65"')}`,
};
const joystick: Motif = {
  words: 'arcade joystick retro pixel game play pinball bounce pinfall',
  place: 'city',
  tone: '#a03af0',
  draw: (k, accent) =>
    `${p('M-170 90 0 30 170 90 0 160Z', k.l('#5a5f78 #2a2d40'))}${p('M-170 90 0 160V204L-170 134Z', k.l('#3a3e54 #14161f'))}${p('M170 90 0 160V204L170 134Z', k.l('#20222f #0a0b10'))}${e(-10, 88, 66, 27, '#0c0d14')}${p('M-24-80H8L4 92H-20Z', k.l('#4a5264 #fff@40 #6b7688@70 #20262f', 90))}${k.ball(-8, -104, 84, '#f01a34')}${e(96, 92, 36, 16, shade(accent, -0.5))}${e(96, 84, 36, 16, k.l(`${shade(accent, 0.6)} ${accent}`))}${e(36, 128, 30, 13, '#0a4a7a')}${e(36, 121, 30, 13, k.l('#bff0ff #1fa8ff'))}${e(-96, 96, 26, 11, '#7a5a04')}${e(-96, 90, 26, 11, k.l('#fff3b0 #ffc21e'))}`,
};
const target: Motif = {
  words: 'drop pegs plunge cascade plinko target aim bullseye dart archer shooter',
  place: 'city',
  tone: '#2a7af0',
  draw: (k) => {
    const pegs = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: row + 2 }, (_, i) => `translate(${(i - (row + 1) / 2) * 48} ${row * 42 - 112})`),
    ).flat();
    const bins = ['#ff3e5f', '#ff9a1e', '#ffd23e', '#3fc86a', '#ffd23e', '#ff9a1e', '#ff3e5f'];
    return `${p('M0-186 190 136H-190Z', k.l('#fff/22 #fff/5'), 'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linejoin="round"')}${k.repeat(k.ball(0, 0, 12, '#dfe8f5'), pegs)}${bins.map((tone, i) => box(-183 + i * 53, 140, 48, 54, k.l(`${shade(tone, 0.4)} ${tone}@50 ${shade(tone, -0.4)}`), 'rx="9"')).join('')}${line('M-6-170 22-92-4-50 24-10', '#fff3a0', 7, 'opacity=".7" stroke-dasharray="2 15"')}${k.ball(28, 6, 33, '#ffb81e')}`;
  },
};
const robot: Motif = {
  words: 'robot robo android mech cyber neon circuit laser electro disco dj party',
  place: 'city',
  tone: '#1fb0e0',
  draw: (k, accent) => {
    const half = `${p('M0-140H70C110-140 128-110 128-70V40C128 90 100 112 60 112H0Z', k.l('#f4f8ff #aab8cc@45 #4a5668'))}${p('M128-50H150Q166-50 166-30V10Q166 30 150 30H128Z', k.l(`${shade(accent, 0.4)} ${shade(accent, -0.4)}`))}${p('M0-96H60C86-96 96-84 96-62V6C96 30 84 40 62 40H0Z', k.l('#1a2440 #05070f'))}${e(46, -30, 25, 32, k.r('#fff #5ff0ff@40 #0a8ad0'))}${c(52, -42, 7, '#fff')}${p('M30 118H86L110 204H0V130Z', k.l('#8a98ac #333d4c'))}${c(96, 84, 8, '#333d4c')}`;
    return `${line('M0-140V-176', '#6b7688', 10)}${k.ball(0, -184, 20, '#ff3e5f')}${k.sym(half)}${line(`M-44 16H-22L-10 4 6 26 20 10 30 16H44`, '#5fffc0', 6)}${box(-34, 62, 68, 26, '#20262f', 'rx="8"')}${line('M-22 66V84M-8 66V84M8 66V84M22 66V84', '#8a98ac', 5)}${at('translate(0 168)', p(starPath(5, 24, 10), k.l(gold)))}${p('M-104-100C-96-122-70-128-40-128-70-114-90-90-96-40-110-60-110-84-104-100Z', '#fff', 'opacity=".75"')}${k.glow(0, -26, 120, '#5ff0ff', 30)}`;
  },
};

/** Vehicles, instruments and sports. */
export const machines: Record<string, Motif> = {
  rocket,
  plane,
  balloon,
  planet,
  chain,
  hourglass,
  football,
  basketball,
  trophy,
  joystick,
  target,
  robot,
};
