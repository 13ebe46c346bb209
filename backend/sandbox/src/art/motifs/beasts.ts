import { shade } from '../colour';
import { at, c, e, type Kit, line, n, p } from '../kit';
import { gold, type Motif } from './motif';

/** Locks of hair or flame around a head, from the back to the front. */
function mane(
  k: Kit,
  count: number,
  inner: number,
  outer: number,
  colour: string,
  tip: string,
  from = -180,
  to = 180,
): string {
  const fill = k.l(`${tip} ${colour}@50 ${shade(colour, -0.45)}`);
  const lock = p(
    `M-34 0C-44-${n((outer - inner) * 0.4)}-24-${n((outer - inner) * 0.8)} 10-${outer - inner} 4-${n((outer - inner) * 0.6)} 30-${n((outer - inner) * 0.5)} 34 0Z`,
    fill,
  );
  const places = Array.from({ length: count }, (_, i) => {
    const a = from + ((to - from) * (i + 0.5)) / count;
    const flip = a < 0 ? -1 : 1;
    return `rotate(${n(a)}) translate(0 ${-inner}) scale(${flip} ${n(1 - Math.abs(a) / 700)})`;
  });
  return k.repeat(lock, places);
}

function eye(k: Kit, colour: string, d: string, x: number, y: number, r: number): string {
  return (
    p(
      d,
      k.r(`#fffbe0 ${colour}@45 ${shade(colour, -0.6)}`, 0.5, 0.5, 0.6),
      'stroke="#0a0508" stroke-width="6" stroke-linejoin="round"',
    ) +
    e(x, y, r * 0.42, r, '#0a0508') +
    c(x - r * 0.4, y - r * 0.5, r * 0.3, '#fff')
  );
}

const dragon: Motif = {
  words: 'dragon dragons long wyrm drake wyvern ryu',
  place: 'palace',
  tone: '#d8281e',
  draw: (k) => {
    const skin = ['#1fa35a', '#d62a22', '#1f7fd0', '#8a36c9'][Math.floor(k.next() * 4)] as string;
    const s = (v: number) => shade(skin, v);
    const horn = k.l('#fff3c4 #e0a83e@45 #6b3d0c', -40);
    const half = [
      p(
        'M40-96C52-140 92-150 104-196 128-160 128-130 112-108 138-112 152-132 164-160 172-116 140-76 84-70Z',
        horn,
        'stroke="#4a2606" stroke-width="3"',
      ),
      p(
        'M70-40C112-70 150-66 196-92 186-52 168-34 146-24 172-22 184-8 200 8 170 14 150 12 132 12 150 30 156 52 158 78 130 64 112 52 96 40Z',
        k.l(`${s(0.35)} ${s(-0.1)}@50 ${s(-0.6)}`, 60),
        `stroke="${s(-0.75)}" stroke-width="4"`,
      ),
      p(
        'M0-130C30-128 66-112 88-78 104-50 104-20 92 6L112 60C112 92 90 104 76 96L62 130C50 164 24 176 0 178Z',
        k.l(`${s(0.45)} ${skin}@40 ${s(-0.55)}`),
        `stroke="${s(-0.75)}" stroke-width="4"`,
      ),
      p('M0-128C16-126 30-112 36-84 30-60 14-52 0-50Z', k.l(gold)),
      p('M0-50C12-30 18 0 22 40 40 30 66 34 88 58 92 78 80 88 64 84 44 78 20 88 0 92Z', k.l(`${s(0.6)} ${s(0.1)}`)),
      p('M4-44 18-78 44-64C70-72 92-66 102-48 80-52 60-46 40-26Z', k.l(`${gold}`), 'stroke="#5a2d06" stroke-width="3"'),
      eye(k, '#ffd21f', 'M34-16C46-40 74-44 92-30 84-6 56 2 34-16Z', 64, -23, 13),
      p('M50 60C60 48 80 50 84 64 76 76 58 76 50 60Z', '#170406'),
      p('M0 102C26 94 52 92 78 102L66 128C44 118 20 122 0 126Z', '#5a0410'),
      p('M14 102 24 130 34 99ZM46 98 56 140 68 100Z', '#fffbe8'),
      p('M0 138C20 132 40 132 56 138 46 162 20 172 0 174Z', k.l(`${s(0.5)} ${s(-0.3)}`)),
      p(
        'M6-104C16-100 20-90 20-80M96-8C86 8 82 20 86 34',
        'none',
        `stroke="${s(0.75)}" stroke-width="5" stroke-linecap="round" opacity=".8"`,
      ),
      line('M84 66C130 60 150 100 128 134 118 152 140 176 176 160', k.l(`#fff0b0 #e0a83e`), 8),
      p('M20 150C40 160 50 178 46 204 30 196 10 196 0 206V160Z', k.l('#fff3c4 #e0a83e@50 #9c5a10')),
    ].join('');
    return `${mane(k, 11, 84, 206, '#ff8a1f', '#fff08a', -128, 128)}${k.sym(half)}${k.ball(0, -92, 17, '#ff4a5f')}`;
  },
};

function cat(k: Kit, fur: string, kind: 'tiger' | 'lion' | 'panther'): string {
  const s = (v: number) => shade(fur, v);
  const dark = kind === 'lion' ? '#5a2c08' : '#1a0d0a';
  const pale = kind === 'panther' ? s(0.35) : '#fff6e6';
  const iris = kind === 'panther' ? '#7dff4f' : '#ffc928';
  const half = [
    c(100, -104, 46, k.r(`${s(0.1)} ${fur}@50 ${s(-0.6)}`)),
    c(100, -100, 25, k.r(`${shade(pale, -0.1)} ${s(-0.5)}`)),
    p(
      'M0-138C60-138 116-104 130-40 140-6 166 16 158 44L138 40C142 66 132 84 122 92L106 84C96 124 56 160 0 160Z',
      k.l(`${s(0.4)} ${fur}@42 ${s(-0.5)}`),
    ),
    p('M122 92C104 76 76 70 62 44 88 40 118 50 150 30 152 62 138 84 122 92Z', pale, 'opacity=".9"'),
    p('M22-58C44-82 82-80 100-56 76-62 48-54 30-38Z', pale, 'opacity=".95"'),
    p('M0-60C16-50 22 0 26 36H0Z', k.l(`${s(0.55)} ${s(0.15)}`)),
    p('M0 26C30 24 74 44 74 82 72 118 36 132 0 132Z', k.l(`#fff ${pale}@40 ${shade(pale, -0.35)}`)),
    eye(k, iris, 'M30-8C40-34 74-42 98-30 92-4 60 8 30-8Z', 63, -18, 15),
    p('M0 28C18 24 36 28 40 38 34 58 14 66 0 68Z', k.l(kind === 'panther' ? '#6a5a70 #120c16' : '#ff9a9a #8a2c34')),
    p('M8 34C18 31 26 33 30 38 20 42 12 42 8 40Z', '#fff', 'opacity=".6"'),
    p('M0 78C14 94 40 98 58 84 52 120 26 128 0 128Z', '#4a0810'),
    p('M28 92 42 91 36 120Z', '#fff'),
    p('M0 112C12 104 22 108 26 122 14 128 6 128 0 128Z', '#ff6a7a'),
    line('M44 66h1M56 74h1M52 58h1', dark, 5),
    line('M62 66C96 56 130 60 168 50M62 76C98 76 130 86 160 92', '#fff', 2.5, 'opacity=".85"'),
    kind === 'tiger'
      ? p(
          'M0-138C10-136 12-120 8-100L0-84ZM30-134C38-120 36-104 22-86 30-106 28-120 20-136ZM62-122C66-106 58-94 44-86 54-98 56-110 50-128ZM130-40C112-40 104-34 96-24 106-50 118-52 126-54ZM143-8C120-14 110-6 104 8 112-16 124-26 138-22ZM158 22C138 16 124 20 114 32 124 10 142 4 152 8Z',
          dark,
        )
      : '',
  ].join('');
  const back =
    kind === 'lion' ? mane(k, 19, 96, 205, '#b3560f', '#ffcf6a') + mane(k, 13, 84, 168, '#8a3a08', '#e88a2a') : '';
  return `${back}${k.sym(half)}`;
}

const tiger: Motif = {
  words: 'tiger tigers tigress jungle',
  place: 'forest',
  tone: '#2f8f4a',
  draw: (k) => cat(k, '#f5871f', 'tiger'),
};
const lion: Motif = {
  words: 'lion lions pride savanna safari simba nemea',
  place: 'meadow',
  tone: '#e0902a',
  draw: (k) => cat(k, '#e8a33c', 'lion'),
};
const panther: Motif = {
  words: 'panther jaguar leopard cougar puma shadow',
  place: 'forest',
  tone: '#5a3cc0',
  draw: (k) => cat(k, '#3a3350', 'panther'),
};

const wolf: Motif = {
  words: 'wolf wolves howl pack coyote husky lobo',
  place: 'forest',
  tone: '#3a62c8',
  draw: (k) => {
    const half = [
      p('M26-112 112-200 134-60 66-66Z', k.l('#8a9ab5 #2c3650', 40)),
      p('M58-112 104-168 114-84 74-82Z', k.l('#5a4358 #1c1626')),
      p(
        'M60-80 134-62 188 4 158 8 182 58 142 60 150 112 106 104 88 154 54 132 30 178 0 190V0Z',
        k.l('#7f90ad #46546f@50 #1a2236', 50),
      ),
      p('M60-60 126-40 158 14 128 20 146 66 110 66 108 108 76 96 40 40Z', k.l('#dfe7f2 #8d9cb6', 60)),
      p('M0-126 34-112 78-62 108-10 72 40 46 96 0 150Z', k.l('#b9c6da #5c6c8a')),
      p('M0-126 34-112 44-46 0 20Z', k.l('#e9eff8 #93a2bb')),
      p('M34-112 78-62 44-46Z', '#4a5872'),
      p('M20-6 44-46 108-58 102-16 60 10Z', '#1b2234'),
      eye(k, '#ffd23a', 'M42-10 92-34 84-8 60 4Z', 70, -15, 10),
      p('M0 16 30 22 52 92 28 138 0 150Z', k.l('#fff #c3cfdf')),
      p('M0 16 30 22 20 78 0 84Z', k.l('#d5deea #7b8aa4')),
      p('M0 78C20 74 36 84 34 96 26 112 12 118 0 120Z', k.l('#4a5266 #0b0e16')),
      p('M8 84C18 82 24 86 26 90 18 92 12 92 8 90Z', '#fff', 'opacity=".7"'),
      p('M0 128 22 122 40 108 30 140 0 158Z', '#2a1018'),
      p('M16 127 28 119 24 142Z', '#fff'),
    ].join('');
    return `${c(10, -70, 128, k.r('#fff #fdf3cf@70 #e6d29a'), 'opacity=".95"')}${c(-36, -104, 18, '#d9c48a', 'opacity=".5"')}${k.sym(half)}`;
  },
};

const bull: Motif = {
  words: 'bull bulls buffalo bison ox matador toro longhorn stampede',
  place: 'desert',
  tone: '#c8662a',
  draw: (k) => {
    const hide = ['#7a4526', '#4a2a1c', '#8c2f22'][Math.floor(k.next() * 3)] as string;
    const s = (v: number) => shade(hide, v);
    const half = [
      p(
        'M54-78C100-96 140-92 152-128 158-156 146-180 130-196 176-178 202-140 192-98 182-54 132-34 70-42Z',
        k.l('#4a3420 #f3e2bd@30 #fff8e6@55 #8a6a42', 60),
        'stroke="#2a1608" stroke-width="4"',
      ),
      p('M76-40C116-52 150-40 168-10 142 10 108 6 80-8Z', k.l(`${s(0.2)} ${s(-0.5)}`)),
      p('M92-30C116-36 136-30 150-12 128-2 108-8 92-16Z', '#c98a7a', 'opacity=".6"'),
      p('M0-120C50-120 84-90 88-44 92 0 76 30 70 66 66 130 40 168 0 172Z', k.l(`${s(0.42)} ${hide}@45 ${s(-0.6)}`)),
      p('M0-30C14-24 30 10 34 60 24 80 10 84 0 84Z', k.l(`${s(0.55)} ${s(0.05)}`)),
      p('M26-42C46-58 78-56 88-42L84-14C66-26 44-28 30-14Z', s(-0.65)),
      eye(k, '#ff5a1f', 'M36-20C50-38 72-36 82-28 74-10 50-8 36-20Z', 60, -23, 9),
      p('M0 70C36 62 78 76 76 112 74 150 40 172 0 174Z', k.l('#e8bfa6 #a26a55@50 #4a241c')),
      p('M34 104C46 90 68 94 68 110 60 124 42 124 34 104Z', '#1c0a08'),
      p(
        'M14-122C40-130 60-112 64-84 50-92 44-90 38-76 30-94 22-92 14-74 10-88 4-90 0-78V-130Z',
        k.l(`${s(-0.2)} ${s(-0.75)}`),
      ),
    ].join('');
    return `${mane(k, 11, 60, 170, s(-0.35), s(0.25), -150, 150)}${k.sym(half)}${c(0, 150, 38, 'none', `stroke="${k.l(gold, 30)}" stroke-width="14"`)}${p('M-20 128C-10 120 10 120 20 128L14 140H-14Z', '#8a5a4a')}`;
  },
};

const panda: Motif = {
  words: 'panda pandas bamboo bear bears',
  place: 'forest',
  tone: '#3fae5a',
  draw: (k) => {
    const bamboo = (x: number, turn: number) =>
      at(
        `translate(${x} 0) rotate(${turn})`,
        `${k.repeat(
          `${p('M-13-66H13L11 0H-11Z', k.l('#4d8a1e #c4ea6a@35 #6fae2c@60 #2f6210', 90))}${p('M-15-4H15V5H-15Z', '#2f6210')}`,
          [-1, 0, 1, 2].map((i) => `translate(0 ${i * 70 + 10})`),
        )}${p('M10-60C50-90 90-80 116-50 76-42 40-42 10-60ZM-10 10C-50-10-84 0-104 30-70 34-36 30-10 10Z', k.l('#b4e061 #3f8a1e'))}`,
      );
    const half = [
      c(104, -112, 48, k.r('#5a5a6a #17171f@60 #050508', 0.4, 0.35, 0.7)),
      p('M0-142C86-142 152-88 152-10 152 78 84 132 0 132Z', k.r('#fff #fbfcff@50 #c3cbdb@85 #8e98ad', 0.2, 0.3, 0.85)),
      p('M38-34C56-64 104-50 108-12 112 26 76 48 52 30 32 14 26-10 38-34Z', k.r('#4a4a58 #14141b', 0.4, 0.3, 0.7)),
      c(66, -6, 23, k.r('#8a5a2a #2a1408@70')),
      c(66, -6, 12, '#050304'),
      c(73, -15, 8, '#fff'),
      c(60, 3, 4, '#fff', 'opacity=".8"'),
      e(104, 60, 26, 16, '#ff9db0', 'opacity=".5"'),
      p('M0 34C22 30 34 38 34 46 28 62 12 66 0 68Z', k.l('#4a4a58 #0c0c12')),
      line('M0 66V80C8 96 30 96 38 82', '#17171f', 6),
      p('M26 128C60 110 116 116 142 176 96 202 40 202 0 202V138Z', k.l('#3a3a46 #0c0c12')),
    ].join('');
    return `${bamboo(-142, -9)}${bamboo(150, 12)}${k.sym(half)}${e(-30, -104, 46, 18, '#fff', 'opacity=".8" transform="rotate(-14 -30 -104)"')}${p('M-70 152C-40 134 40 134 70 152 50 184-50 184-70 152Z', k.l('#ff5a4a #a3101a'))}${k.ball(0, 160, 18, '#ffcf4a')}`;
  },
};

/** Heads seen from the front. */
export const beasts: Record<string, Motif> = { dragon, tiger, lion, panther, wolf, bull, panda };
