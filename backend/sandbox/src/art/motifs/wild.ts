import { shade, turn } from '../colour';
import { at, box, c, e, type Kit, line, n, p, starPath } from '../kit';
import { fishDrawing } from '../scenes/worlds';
import { gold, type Motif } from './motif';
import { coin } from './treasures';

function horseHead(k: Kit, coat: string, hair: string, horn: boolean): string {
  const s = (v: number) => shade(coat, v);
  const manes = [
    [40, -150, 20],
    [78, -120, 30],
    [104, -76, 40],
    [118, -24, 46],
    [124, 34, 52],
    [124, 92, 60],
  ];
  const lock = p(
    'M-30-20C20-40 70-20 96 30 60 10 50 22 76 66 34 36 0 40-30 30Z',
    k.l(`${shade(hair, 0.45)} ${hair}@50 ${shade(hair, -0.5)}`, 60),
  );
  return `${k.repeat(
    lock,
    manes.map(([x, y, a]) => `translate(${x} ${y}) rotate(${a})`),
  )}${horn ? p('M-34-128-74-208-6-140Z', k.l('#fff6c0 #ffcf4a@50 #c8861e', 60), 'stroke="#8a5a10" stroke-width="2"') + line('M-44-150-22-150M-54-172-38-174', '#a8701a', 3) : ''}${p('M14-140C20-176 34-196 46-204 56-180 56-150 48-122Z', k.l(`${s(0.3)} ${s(-0.4)}`, 60))}${p('M26-146C30-166 36-178 42-184 46-168 44-150 40-134Z', '#d8a090', 'opacity=".6"')}${p('M-36-132C0-152 60-140 96-96 132-44 150 60 176 200H0C14 140 4 104-26 84-56 96-96 118-124 126-150 132-168 112-162 86-160 62-140 50-124 20-108-20-84-104-36-132Z', k.l(`${s(0.5)} ${coat}@45 ${s(-0.55)}`, 50))}${p('M-26 84C20 90 56 60 66 10 90 70 60 130 20 160 16 124 0 100-26 84Z', '#000', 'opacity=".22"')}${p('M-162 86C-160 62-140 50-124 20-104 40-96 80-112 110-130 124-158 118-162 86Z', k.l(`${s(0.1)} ${s(-0.45)}`))}${e(-140, 76, 9, 13, '#1a0c08', 'transform="rotate(28-140 76)"')}${line('M-156 104C-140 112-124 106-112 96', '#1a0c08', 4)}${p('M-62-64C-44-84-18-78-8-62-22-48-48-48-62-64Z', '#140a08')}${c(-34, -64, 11, k.r('#c8803a #2a1206'))}${c(-38, -69, 4, '#fff')}${p('M-70-78C-50-98-18-96 0-78', 'none', `stroke="${s(-0.6)}" stroke-width="6" stroke-linecap="round"`)}${p('M-40-120C-84-90-100-30-118 26-96 0-70-60-20-100Z', '#fff', 'opacity=".4"')}${p('M-20-138C-50-150-66-120-58-84-40-110-20-116 4-112 0-126-8-134-20-138Z', k.l(`${shade(hair, 0.4)} ${hair}`))}${line('M-128 22C-96 50-60 50-20 34M-96 96C-84 60-70 20-10-40L60-130', '#8a1f1a', 9)}${c(-20, 34, 11, k.l(gold))}${c(-92, 84, 10, k.l(gold))}`;
}
const horse: Motif = {
  words: 'horse horses gallop derby turf sprint stakes mustang stallion pony rodeo race races cowboy steed western',
  place: 'meadow',
  tone: '#5fae3a',
  draw: (k) =>
    horseHead(k, ['#8a4f2a', '#5a3422', '#b98a5a', '#6b6670'][Math.floor(k.next() * 4)] as string, '#2a1810', false),
};
const unicorn: Motif = {
  words: 'unicorn pegasus rainbow dream fairytale',
  place: 'sky',
  tone: '#e07af0',
  draw: (k) => horseHead(k, '#eee6f8', ['#ff6fc0', '#7a8aff', '#3fd0d8'][Math.floor(k.next() * 3)] as string, true),
};
const rooster: Motif = {
  words: 'rooster cock cockpit sabong arena hen chicken spur fowl',
  place: 'desert',
  tone: '#f07a1f',
  draw: (k) => {
    const tone = ['#c8441a', '#8a2f14', '#d8901f'][Math.floor(k.next() * 3)] as string;
    const hackle = k.repeat(
      p('M-16 0C-26 50-14 96 10 120 20 80 22 40 16 0Z', k.l(`#ffe27a ${tone}@60 ${shade(tone, -0.5)}`)),
      Array.from(
        { length: 13 },
        (_, i) => `translate(${n(-70 + (i % 7) * 26)} ${i < 7 ? 84 : 30}) rotate(${n(20 - (i % 7) * 7)}) scale(1.1)`,
      ),
    );
    return `${p('M-60-112C-84-150-60-176-40-160-40-200-4-206 8-172 30-204 66-190 58-152 88-166 108-136 88-108 108-96 104-66 84-56L-30-80Z', k.l('#ff7a6a #e0142e@45 #7a0414'), 'stroke="#5a0410" stroke-width="4"')}${p('M20-110C90-104 130-30 150 70 164 130 170 170 172 204H-120C-104 150-90 90-84 20-84-60-50-114 20-110Z', k.l(`${shade(tone, 0.3)} ${tone}@50 ${shade(tone, -0.6)}`, 60))}${hackle}${p('M-10-114C60-112 82-60 70-8 56 40-20 60-64 22-96-8-96-50-80-78-66-102-40-116-10-114Z', k.l('#ffb08a #f0382e@50 #9a0c14'))}${p('M-76-70C-110-74-150-60-168-30-140-36-120-30-104-10-92 0-76-8-66-22Z', k.l('#fff0a0 #ffb52e@45 #a8640f'), 'stroke="#6b3a06" stroke-width="4"')}${line('M-160-33C-130-44-100-40-76-40', '#7a4a0a', 4)}${p('M-60 16C-90 30-100 90-66 116-36 104-30 50-36 20Z', k.l('#ff6a5a #a00a1a'), 'stroke="#5a0410" stroke-width="4"')}${c(-26, -56, 25, '#fff3c0')}${c(-28, -56, 16, k.r('#ff9a1f #8a2a04'))}${c(-28, -56, 9, '#120604')}${c(-33, -61, 4, '#fff')}${line('M-62-82C-44-98-14-98 6-82', '#5a0410', 8)}${p('M44-40C62-32 62-8 46 2 38-12 38-28 44-40Z', '#fff2e0')}`;
  },
};
const fish: Motif = {
  words: 'fish fishing koi ocean reef lagoon tide aquarium coral hook angler catch bass carp',
  place: 'deep',
  tone: '#0f9ad8',
  draw: (k, accent) =>
    at(
      'scale(.98)',
      fishDrawing(
        { k, accent: turn(accent, k.next() * 60) },
        ['#ffae1f', '#ff6a3a', '#ffd23e', '#38c8e8'][Math.floor(k.next() * 4)],
      ),
    ),
};
const shark: Motif = {
  words: 'shark sharks jaws predator megalodon deep harpoon hunter abyss whale orca',
  place: 'deep',
  tone: '#0a6ab0',
  draw: (k) => {
    const half = `${p('M60 30C120 30 176 70 198 130 150 116 104 116 60 128Z', k.l('#8fa6bf #33465c'))}${p('M0-170C50-150 96-80 100 10 100 100 64 170 0 190Z', k.l('#b9cadb #5f7792@45 #22344a'))}${p('M0 10C40 4 76 14 96 36 92 110 60 166 0 186Z', k.l('#fff #c9d6e4'))}${p('M0 34C40 30 70 40 84 58 80 116 50 150 0 158Z', '#3a0a14')}${p('M0 36 10 60 20 36 31 62 42 40 52 66 62 46 70 70 78 54C60 38 30 32 0 32ZM0 156 8 134 18 154 28 130 38 146 46 122 56 134 60 112 70 116C60 140 34 156 0 160Z', '#fff')}${p('M0 120C20 112 40 118 44 136 28 148 10 150 0 150Z', '#d8566a')}${p('M30-36C46-52 70-44 76-22 60-18 40-20 30-36Z', '#0c131c')}${c(56, -32, 6, '#ffe27a')}${line('M22-56C44-70 70-62 82-40', '#22344a', 7)}${line('M88 10C94 30 94 40 92 50M78 0C84 14 86 24 84 34', '#22344a', 4)}${c(20, -84, 6, '#22344a')}`;
    return `${p('M0-206C40-180 50-150 46-120H-46C-50-150-40-180 0-206Z', k.l('#7d93ad #33465c'))}${k.sym(half)}${p('M-34-128C-56-90-70-40-66 0-50-50-30-100-10-140Z', '#fff', 'opacity=".4"')}`;
  },
};
const turtle: Motif = {
  words: 'turtle tortoise island beach tropical tiki aloha hawaii surf summer',
  place: 'deep',
  tone: '#12a88a',
  draw: (k) => {
    const limb = `${p('M60-40C120-100 176-100 196-60 150-60 120-30 84 0ZM70 60C120 70 150 110 140 150 110 140 76 116 50 90Z', k.l('#c8f08a #4f9a3a@55 #1f4a20'))}`;
    return `${k.sym(limb)}${p('M-44-92C-50-160-20-196 0-196S50-160 44-92Z', k.l('#d8f59a #5fa83e'))}${c(-24, -144, 11, '#10220c')}${c(24, -144, 11, '#10220c')}${c(-27, -148, 4, '#fff')}${c(21, -148, 4, '#fff')}${line('M-14-118Q0-108 14-118', '#1f4a20', 5)}${p('M0-118C90-118 126-40 118 40 108 120 50 176 0 182-50 176-108 120-118 40-126-40-90-118 0-118Z', k.r('#ffd98a #c07a2e@50 #5a2e0c', 0.4, 0.3, 0.8), 'stroke="#ffe9b0" stroke-width="7"')}${p('M0-78 48-46V22L0 54-48 22V-46ZM-48-46-100-66M48-46 100-66M-48 22-110 50M48 22 110 50M0 54V178M0-78V-116', k.r('#ffe9b0/80 #c8862e/30'), 'stroke="#4a240a" stroke-width="7" stroke-linejoin="round"')}${p('M-80-60C-50-100 0-106 30-98-20-84-60-50-84 10Z', '#fff', 'opacity=".4"')}`;
  },
};
const octopus: Motif = {
  words: 'octopus kraken squid tentacle leviathan monster jellyfish',
  place: 'deep',
  tone: '#5a3cd0',
  draw: (k) => {
    const tone = ['#d83a8a', '#8a3ad8', '#e0562a'][Math.floor(k.next() * 3)] as string;
    const arm = k.l(`${shade(tone, 0.35)} ${tone}@50 ${shade(tone, -0.55)}`, 40);
    const half = `${p('M40 40C90 60 130 30 150-10 158-40 190-50 200-20 186-30 176-16 172 8 156 70 100 100 40 90ZM30 70C80 90 120 110 160 90 190 80 206 110 186 128 180 112 166 116 150 126 110 146 60 130 20 110ZM16 90C40 120 60 150 100 160 130 170 126 200 100 202 106 188 90 182 70 180 30 170 10 140 0 120V90Z', arm)}${k.repeat(c(0, 0, 9, shade(tone, 0.6)), ['translate(74 70)', 'translate(112 54)', 'translate(144 20)', 'translate(70 108)', 'translate(112 118)', 'translate(48 142)'])}`;
    return `${k.sym(half)}${p('M0-190C90-190 130-120 116-40 108 20 70 80 0 84-70 80-108 20-116-40-130-120-90-190 0-190Z', k.r(`${shade(tone, 0.6)} ${tone}@50 ${shade(tone, -0.5)}`, 0.4, 0.25, 0.8))}${k.sym(`${c(46, -10, 34, '#fff')}${c(42, -6, 21, k.r('#ffd23e #c8641a'))}${e(42, -6, 8, 16, '#120408')}${c(36, -16, 6, '#fff')}${line('M14-50C36-66 66-60 84-38', shade(tone, -0.6), 9)}`)}${line('M-26 44Q0 60 26 44', shade(tone, -0.65), 7)}${p('M-70-140C-40-176 10-178 40-166-10-158-60-120-76-60-90-90-86-120-70-140Z', '#fff', 'opacity=".45"')}${c(50, -120, 14, shade(tone, 0.3))}${c(76, -90, 9, shade(tone, 0.3))}`;
  },
};
const crab: Motif = {
  words: 'crab lobster shrimp seafood pearl shell mermaid',
  place: 'deep',
  tone: '#12b0b8',
  draw: (k) => {
    const red = k.l('#ff9a7a #f0442a@45 #8a120a');
    const half = `${line('M90 60C130 60 150 80 160 120M84 90C120 100 130 120 134 156M60 110C80 130 86 150 84 176', '#c42a1a', 15)}${p('M80 10C110 0 126-30 128-60L146-56C146-20 130 20 96 40Z', red)}${p('M120-56C96-110 110-170 160-196 150-160 158-140 172-128 168-150 176-170 194-180 206-120 186-64 140-50Z', red, 'stroke="#6d0a06" stroke-width="4"')}${line('M40-30V-84', '#c42a1a', 11)}${c(40, -92, 21, '#fff')}${c(38, -90, 12, '#14080a')}${c(34, -95, 4, '#fff')}`;
    return `${k.sym(half)}${p('M0-50C80-50 126-10 126 50 126 104 70 130 0 130S-126 104-126 50C-126-10-80-50 0-50Z', k.r('#ffc0a0 #f0442a@50 #8a120a', 0.4, 0.25, 0.8), 'stroke="#6d0a06" stroke-width="5"')}${p('M-40 70Q0 104 40 70Q0 84-40 70Z', '#4a0606')}${p('M-90 0C-60-32 0-36 40-30-20-22-70 10-96 50Z', '#fff', 'opacity=".45"')}${k.ball(0, 10, 30, '#f4f0ff')}`;
  },
};
const flower: Motif = {
  words: 'flower lotus blossom rose garden sakura orchid bloom petal spring geisha butterfly',
  place: 'palace',
  tone: '#e85aa0',
  draw: (k, accent) => {
    const tone = ['#ff6fae', '#e83a6a', '#b86af0', '#ff9a5a'][Math.floor(k.next() * 4)] as string;
    const petal = (len: number, w: number, v: number) =>
      p(
        `M0 90C-${w} ${n(60 - len * 0.3)}-${n(w * 0.9)}-${n(len * 0.6)} 0-${len} ${n(w * 0.9)}-${n(len * 0.6)} ${w} ${n(60 - len * 0.3)} 0 90Z`,
        k.l(`${shade(tone, 0.75 + v)} ${shade(tone, 0.1 + v)}@55 ${shade(tone, -0.4 + v)}`),
        `stroke="${shade(tone, 0.7)}" stroke-width="3"`,
      );
    const row = (angles: number[], drawing: string) =>
      k.repeat(
        drawing,
        angles.map((a) => `translate(0 60) rotate(${a}) translate(0-60)`),
      );
    return `${p('M-190 110C-120 60-60 80 0 120 60 80 120 60 190 110 150 176 60 184 0 150-60 184-150 176-190 110Z', k.l('#7ad06a #1f7a3a@55 #0a3a1c'))}${row([-78, 78, -58, 58], petal(150, 66, -0.16))}${row([-40, 40, -20, 20], petal(186, 70, -0.06))}${row([0], petal(196, 66, 0))}${row([-54, 54, -28, 28], petal(110, 62, 0.04))}${row([0], petal(110, 64, 0.1))}${k.glow(0, 60, 80, '#fff0a0', 85)}${[-30, 0, 30].map((x) => c(x, 40 + Math.abs(x) / 3, 7, shade(accent, 0.4))).join('')}`;
  },
};
const candy: Motif = {
  words: 'candy sweet sugar bonanza cake lollipop jelly chocolate bubble gummy donut cookie honey bee',
  place: 'sweets',
  tone: '#ff5fb0',
  draw: (k) => {
    const swirl = Array.from({ length: 8 }, (_, i) =>
      at(
        `rotate(${i * 45})`,
        p(
          'M0 0C30-30 40-80 20-112A114 114 0 0 0-40-106C-10-70-10-30 0 0Z',
          i % 2 ? '#fff' : (['#ff4a8a', '#ffb81e', '#3fc8ff', '#a05bff'][i / 2] as string),
        ),
      ),
    ).join('');
    const wrapped = (tone: string) =>
      `${k.sym(p('M50 0 104-44C110-16 110 16 104 44Z', k.l(`${shade(tone, 0.5)} ${shade(tone, -0.3)}`)))}${k.ball(0, 0, 60, tone)}${p('M-30-50C-10-10-10 10-30 50M0-58C20-16 20 16 0 58', 'none', 'stroke="#fff" stroke-width="9" opacity=".7"')}`;
    return `${p('M-10 40H12L22 204H4Z', k.l('#fff #e4d8ee'))}${c(0, -56, 122, '#c41f6a')}${at('translate(0-60)', swirl)}${c(0, -60, 114, k.r('#fff/50 #fff/0@45 #000/0@70 #7a0a4a/60', 0.35, 0.28, 0.8))}${p('M-76-120C-50-152-10-164 20-160-20-146-60-110-78-70Z', '#fff', 'opacity=".75"')}${at('translate(-112 120) rotate(-20)', wrapped('#28c0e8'))}${at('translate(122 122) rotate(18)', wrapped('#ffae1e'))}`;
  },
};
const moon: Motif = {
  words: 'moon lunar midnight night nights eclipse werewolf vampire owl starlit luna',
  place: 'peaks',
  tone: '#4a5ad8',
  draw: (k) =>
    `${k.glow(0, 0, 200, '#fff6d0', 70)}${p('M40-184A190 190 0 1 0 170 84 150 150 0 1 1 40-184Z', k.l('#fff #fff0b8@40 #e0a83e@75 #a8701a', 40))}${c(-110, 20, 22, '#c8902e', 'opacity=".4"')}${c(-70, 100, 30, '#c8902e', 'opacity=".35"')}${c(-100, -70, 14, '#c8902e', 'opacity=".4"')}${at('translate(76-20) rotate(12)', p(starPath(5, 74, 31), k.l(gold), 'stroke="#fff6c0" stroke-width="6" stroke-linejoin="round"'))}${at('translate(132-112)', p(starPath(5, 36, 15), k.l(gold)))}${at('translate(30 90)', p(starPath(4, 30, 5), '#fff'))}${at('translate(20-120)', p(starPath(4, 26, 4), '#fff'))}`,
};
const luckyCat: Motif = {
  words: 'cat cats kitty neko kitten paw zodiac',
  place: 'palace',
  tone: '#e0503a',
  draw: (k) =>
    `${k.sym(p('M40-110 104-190 130-60Z', k.l('#fff #e4d8d0')) + p('M62-110 100-158 112-80Z', '#ff8a9a'))}${p('M-110 60C-130 130-110 196-60 202H60C110 196 130 130 110 60Z', k.l('#fff #d8ccd0'))}${p('M0-130C92-130 146-84 146-16 146 58 84 96 0 96S-146 58-146-16C-146-84-92-130 0-130Z', k.r('#fff #fffaf6@55 #d4c4c8', 0.4, 0.3, 0.8))}${k.sym(line('M34-22Q58-52 84-22', '#2a1418', 10) + line('M96 20 150 8M96 36 148 40', '#5a4448', 5) + e(94, 30, 24, 15, '#ff9db0', 'opacity=".55"'))}${p('M-14 12H14L0 28Z', '#e0566a')}${line('M0 28V40M-26 42Q-10 60 0 40Q10 60 26 42', '#2a1418', 6)}${p('M-96 78Q0 128 96 78L92 104Q0 150-92 104Z', k.l('#ff5a4a #a3101a'))}${k.ball(0, 122, 24, '#ffcf4a')}${at('translate(0 166) scale(1.1)', coin(k, 46))}${p('M112 70C150 40 150-60 120-84 176-100 200-30 176 40 166 80 140 110 110 110Z', k.l('#fff #d8ccd0'))}${p('M108-92C130-130 186-120 186-84 180-60 130-60 112-70Z', k.l('#fff #e4dcdc'))}`,
};
const cave: Motif = {
  words: 'mine miner dwarf gold dig digger pickaxe rush nugget cave quarry express train railway wagon',
  place: 'desert',
  tone: '#d8862a',
  draw: (k) =>
    `${[
      [-90, -20, 60],
      [0, -50, 76],
      [86, -16, 58],
      [-40, 10, 60],
      [48, 14, 62],
    ]
      .map(([x, y, r]) =>
        at(
          `translate(${x} ${y}) scale(${n((r as number) / 60)})`,
          p('M-56 10-40-36 4-54 44-34 58 8 30 46-28 48Z', k.l(gold, 30)) +
            p('M-40-36 4-54 0-8ZM58 8 44-34 0-8Z', '#fff', 'opacity=".5"'),
        ),
      )
      .join(
        '',
      )}${p('M-176 20H176L132 140H-132Z', k.l('#8a95a6 #4a5464@50 #20262f'))}${p('M-190 6H190V36H-190Z', k.l('#dfe6ee #6b7688@60 #2a313c'))}${p('M-120 36-96 140H-70L-86 36ZM120 36 96 140H70L86 36Z', '#20262f', 'opacity=".7"')}${[-140, -50, 50, 140].map((x) => c(x * 0.94, 21, 7, '#f4f8ff')).join('')}${k.sym(c(80, 152, 44, k.l('#6b7688 #20262f')) + c(80, 152, 27, k.l('#2a313c #8a95a6')) + c(80, 152, 9, '#dfe6ee'))}${box(-200, 194, 400, 10, '#4a3020')}${at('translate(40-40) rotate(32)', `${box(-10, -150, 20, 230, k.l('#5a3214 #c08a4a@40 #5a3214', 90), 'rx="8"')}${p('M-110-108C-60-168 60-168 110-108 60-136-60-136-110-108Z', k.l('#fff #8a97aa@50 #2a3342'))}`)}`,
};

/** Animals, plants and weather. */
export const wild: Record<string, Motif> = {
  horse,
  unicorn,
  rooster,
  fish,
  shark,
  turtle,
  octopus,
  crab,
  flower,
  candy,
  moon,
  luckyCat,
  cave,
};
