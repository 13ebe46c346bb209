import { shade } from '../colour';
import { at, box, c, e, type Kit, line, n, p, starPath } from '../kit';
import { wheelDrawing } from '../scenes/rooms';
import { card, chipStack } from '../scenes/view';
import { gold, type Motif } from './motif';
import { coin, cutGem } from './treasures';

/** A cherry, an orange and the like: a ball with a stalk. */
const cherries = (k: Kit) =>
  `${line('M-58 60C-60-30-30-110 56-170M62 70C60-20 56-100 56-170', '#3f6a1c', 11)}${line('M-58 60C-60-30-30-110 56-170', '#9bcf4a', 4)}${p('M56-170C100-200 168-190 196-146 146-120 92-126 56-170Z', k.l('#c9f26a #4f9a24@50 #1f5210', 60))}${line('M60-168C100-168 140-160 180-148', '#dfffa0', 3, 'opacity=".7"')}${k.ball(-66, 92, 88, '#e0142e')}${k.ball(72, 104, 84, '#d00f28')}`;

const seven: Motif = {
  words: 'seven sevens 777 hot jackpot classic vegas bar',
  place: 'city',
  tone: '#d81e3a',
  draw: (k) => {
    const d = 'M-92-130H96V-84C40-20 18 50 14 140H-66C-60 50-24-14 18-68H-36C-52-68-58-58-60-40H-92Z';
    const one = `${p(d, '#5a0410', 'transform="translate(6 12)" stroke="#5a0410" stroke-width="16" stroke-linejoin="round"')}${p(d, k.l(gold), `stroke="${k.l(gold)}" stroke-width="20" stroke-linejoin="round"`)}${p(d, k.l('#ff8a7a #f01a34@36 #a00820@75 #e8243e'), 'stroke="#6d0414" stroke-width="3"')}${p('M-84-122H88V-104C60-98-20-104-84-98Z', '#fff', 'opacity=".55"')}${p('M-40 130C-34 50-4-10 34-58 8 0-12 60-16 130Z', '#fff', 'opacity=".22"')}`;
    return `${at('translate(-112 26) rotate(-12) scale(.78)', one)}${at('translate(116 26) rotate(12) scale(.78)', one)}${at('translate(0-4) scale(1.12)', one)}`;
  },
};
const fruit: Motif = {
  words: 'fruit fruits cherry cherries berry lemon orchard juicy melon plum grape citrus harvest peach smoothie',
  place: 'meadow',
  tone: '#58b83a',
  draw: (k) => {
    const lemon = `${p('M-110 0C-84-60-40-72 0-72S84-60 110 0C130-8 132 8 110 14 84 66 40 74 0 74S-84 66-110 14C-132 8-130-8-110 0Z', k.r('#fffac0 #ffe02e@45 #d8960a@90', 0.4, 0.3, 0.75))}${e(-30, -36, 40, 14, '#fff', 'opacity=".7" transform="rotate(-14 -30 -36)"')}`;
    const melon = `${p('M-120 0A120 120 0 0 0 120 0Z', k.l('#8fd65a #1f7a2a'))}${p('M-106 0A106 106 0 0 0 106 0Z', '#f3ffe0')}${p('M-96 0A96 96 0 0 0 96 0Z', k.l('#ff8a8a #e8243e'))}${p('M-50 24q6 16 0 22-8-6 0-22ZM0 40q6 16 0 22-8-6 0-22ZM48 24q6 16 0 22-8-6 0-22ZM-24 62q5 10 0 16-6-6 0-16ZM26 62q5 10 0 16-6-6 0-16Z', '#2a0a0c')}`;
    return `${at('translate(-104-70) rotate(-24) scale(.84)', lemon)}${at('translate(98 84) rotate(-22) scale(.98)', melon)}${at('translate(-10 6) scale(.94)', cherries(k))}`;
  },
};
const cards: Motif = {
  words:
    'card cards blackjack baccarat poker hold aces ace jack jacks texas hand dealer holdback draw teen rummy solitaire deck',
  place: 'hall',
  tone: '#16845a',
  draw: (k, accent) =>
    `${(['c', 'd', 's', 'h'] as const).map((s, i) => `<g transform="rotate(${(i - 1.5) * 19} 0 210) translate(0-24) scale(1.5)">${card(k, s)}</g>`).join('')}${at('translate(-136 168)', chipStack(k, accent, 4))}${at('translate(140 172)', chipStack(k, '#c4142b', 5))}`,
};
const roulette: Motif = {
  words: 'roulette wheel spin spins ruleta salon',
  place: 'hall',
  tone: '#a8182c',
  draw: (k, accent) =>
    at('translate(0 6) scale(.9 1.15)', wheelDrawing({ k, accent, metal: '#e0a83e', deep: '#10402c' } as never)),
};
const chips: Motif = {
  words: 'chip chips lounge club casino stakes highroller table monte limit',
  place: 'hall',
  tone: '#1f5fb0',
  draw: (k, accent) => {
    const face = (colour: string) =>
      `${c(0, 8, 104, shade(colour, -0.7))}${c(0, 0, 104, k.l(`${shade(colour, 0.3)} ${shade(colour, -0.35)}`, 30))}${c(0, 0, 92, 'none', 'stroke="#fff" stroke-width="24" stroke-dasharray="34 62.3" opacity=".95"')}${c(0, 0, 74, k.l(`${shade(colour, -0.45)} ${shade(colour, 0.1)}`, 30), 'stroke="#fff" stroke-width="3"')}${p('M0-40C40-8 46 18 24 22 12 24 4 16 4 12L12 38H-12L-4 12C-4 16-12 24-24 22-46 18-40-8 0-40Z', k.l(gold))}${p('M-88-52A102 102 0 0 1-20-100L-14-84A86 86 0 0 0-72-44Z', '#fff', 'opacity=".5"')}`;
    return `${at('translate(-92 132) scale(1.1)', chipStack(k, '#1f5fd0', 6))}${at('translate(94 136) scale(1.1)', chipStack(k, '#1d9a5a', 8))}${at('translate(0 168) scale(1.1)', chipStack(k, '#20242e', 4))}${at('translate(-88-60) rotate(-20) scale(.86)', face('#c4142b'))}${at('translate(96-40) rotate(22) scale(.74)', face(accent))}${at('translate(6-84) scale(.98)', face('#151a26'))}`;
  },
};
const dice: Motif = {
  words: 'dice die craps sic roll under over hash sum',
  place: 'hall',
  tone: '#c02a3a',
  draw: (k, accent) => {
    const die = (colour: string) => {
      const pip = (x: number, y: number, m: string) =>
        `<ellipse rx="13" ry="13" transform="matrix(${m} ${x} ${y})" fill="#fff"/>`;
      return `${p('M0-110 100-60 0-6-100-60Z', k.l(`${shade(colour, 0.6)} ${shade(colour, 0.2)}`), 'stroke-linejoin="round"')}${p('M-100-60 0-6V116L-100 62Z', k.l(`${shade(colour, 0.05)} ${shade(colour, -0.35)}`))}${p('M100-60 0-6V116L100 62Z', k.l(`${shade(colour, -0.3)} ${shade(colour, -0.65)}`))}${line('M-98-60 0-6 98-60M0-6V114', shade(colour, 0.7), 4, 'opacity=".8"')}${pip(0, -59, '1 0 0 .5')}${pip(-46, -60, '1 0 0 .5')}${pip(46, -60, '1 0 0 .5')}${pip(-70, -14, '.8 .45 0 1')}${pip(-30, 60, '.8 .45 0 1')}${pip(-50, 26, '.8 .45 0 1')}${pip(30, 18, '.8-.45 0 1')}${pip(72, 40, '.8-.45 0 1')}${pip(30, 66, '.8-.45 0 1')}${pip(72, -6, '.8-.45 0 1')}`;
    };
    return `${e(0, 150, 170, 34, '#000', 'opacity=".35"')}${at('translate(80-52) rotate(16) scale(.94)', die(shade(accent, -0.1)))}${at('translate(-62 52) rotate(-10) scale(1.12)', die('#d8142e'))}`;
  },
};
const tones = ['#ff3e5f', '#ffb01e', '#1fa8ff', '#24c06a', '#9a55ff'];
function numbered(k: Kit, i: number, r: number): string {
  const digits = [
    'M-16-14-4-22H6V22H-8V-6H-16Z',
    'M-16-12C-14-28 18-28 16-8 14 4 2 8-2 12H17V23H-18V12C-8 2 4-4 4-9S-4-14-5-8Z',
    'M-16-22H16V-12L-2 23H-16L1-11H-16Z',
    'M0-23C22-23 18-4 9-1 22 3 20 24 0 24S-22 3-9-1C-18-4-22-23 0-23ZM0-13C-7-13-6-5 0-5S7-13 0-13ZM0 4C-8 4-8 14 0 14S8 4 0 4Z',
  ];
  return `${k.ball(0, 0, r, tones[i % 5] as string)}${c(r * 0.04, r * 0.08, r * 0.54, k.r('#fff #fff@60 #d5dbe8'))}${p(digits[i % 4] as string, '#151a2a', `transform="translate(${n(r * 0.04)} ${n(r * 0.08)}) scale(${n((r / 100) * 1.5)})" fill-rule="evenodd"`)}`;
}
const bingo: Motif = {
  words: 'bingo housie party hall tombola',
  place: 'sweets',
  tone: '#b03ae0',
  draw: (k) => {
    const cells = Array.from(
      { length: 25 },
      (_, i) => `M${-76 + (i % 5) * 31} ${-50 + Math.floor(i / 5) * 31}h27v27h-27z`,
    ).join('');
    const ticket = `${box(-92, -112, 184, 226, k.l('#fff #e7e2f4'), 'rx="14" stroke="#0003" stroke-width="2"')}${p('M-92-98Q-92-112-78-112H78Q92-112 92-98V-62H-92Z', k.l('#ff5a8a #c4124a'))}${p(cells, '#dcd6ee')}${c(-31, 27, 13, '#ff3e5f', 'opacity=".85"')}${c(0, 12, 13, '#24c06a', 'opacity=".85"')}${c(31, -5, 13, '#1fa8ff', 'opacity=".85"')}${c(62, 58, 13, '#ffb01e', 'opacity=".85"')}${p(starPath(5, 18, 8), '#ffe27a', 'transform="translate(0-87)"')}`;
    return `${at('translate(70-36) rotate(14) scale(1.2)', ticket)}${at('translate(-58-50) rotate(-12) scale(1.2)', ticket)}${at('translate(-116 104)', numbered(k, 0, 74))}${at('translate(8 122)', numbered(k, 1, 82))}${at('translate(130 108)', numbered(k, 2, 66))}`;
  },
};
const lotto: Motif = {
  words: 'lotto lottery keno numbers draw pick ten lucky ticket raffle',
  place: 'sky',
  tone: '#1f7fe0',
  draw: (k) =>
    `${at('translate(-104 90)', numbered(k, 1, 84))}${at('translate(108 96)', numbered(k, 3, 78))}${at('translate(-84-84)', numbered(k, 2, 66))}${at('translate(104-74)', numbered(k, 4, 60))}${at('translate(0 8)', numbered(k, 0, 112))}`,
};
const bell: Motif = {
  words: 'bell bells chime liberty christmas jingle',
  place: 'peaks',
  tone: '#d8452a',
  draw: (k) =>
    `${k.ball(0, 140, 36, '#c8861e')}${p('M0-170C18-170 26-158 24-146 92-128 104-60 110 10 114 60 136 84 158 108V130H-158V108C-136 84-114 60-110 10-104-60-92-128-24-146-26-158-18-170 0-170Z', k.l('#8a4d0c #ffd75e@24 #fff8cf@38 #f0b02e@58 #6b3606', 90))}${p('M-158 106H158V132H-158Z', k.l('#7a4108 #ffe48a@35 #d8901c@65 #5a2e04', 90))}${p('M-108 20C-60 36 60 36 108 20V38C60 54-60 54-108 38Z', '#7a3c00', 'opacity=".4"')}${p('M-60-100C-84-60-84 20-104 90-70 70-56-30-44-110Z', '#fff', 'opacity=".6"')}${k.sym(p('M0-150C30-196 96-196 104-160 106-136 40-130 0-150Z', k.l('#ff6a6a #b0101e')))}${k.ball(0, -150, 18, '#e0142e')}`,
};
const clover: Motif = {
  words: 'clover irish leprechaun shamrock luck lucky horseshoe emerald rainbow',
  place: 'meadow',
  tone: '#2fae4a',
  draw: (k) => {
    const leaf = `${p('M0 0C-30-30-92-46-92-96-92-146-30-158 0-112 30-158 92-146 92-96 92-46 30-30 0 0Z', k.l('#b9f27a #37b04a@45 #0f5a24'))}${line('M0-6C0-40 0-70 0-104', '#d8ffb0', 5, 'opacity=".6"')}${p('M-80-100C-78-134-36-142-14-112-40-118-64-112-80-100Z', '#fff', 'opacity=".5"')}`;
    return `${p('M-8 30C0 90 30 140 76 180L92 164C50 130 26 90 20 30Z', k.l('#58c24a #0f5a24'))}${at(
      'translate(0 10)',
      k.repeat(
        leaf,
        [45, 135, 225, 315].map((a) => `rotate(${a}) translate(0-8)`),
      ),
    )}${k.glow(0, 10, 50, '#efffb0', 70)}${at('translate(-130 130) rotate(-14)', coin(k, 52))}`;
  },
};
const gift: Motif = {
  words: 'gift gifts present santa bonus surprise birthday holiday box wrapped',
  place: 'peaks',
  tone: '#c0243a',
  draw: (k, accent) =>
    `${p('M-130-20H130V150Q0 176-130 150Z', k.l(`${shade(accent, 0.3)} ${accent}@40 ${shade(accent, -0.55)}`, 60))}${p('M-28-20H28V162H-28Z', k.l(gold, 30))}${box(-148, -70, 296, 62, k.l(`${shade(accent, 0.5)} ${accent}@60 ${shade(accent, -0.35)}`), 'rx="9"')}${box(-32, -72, 64, 66, k.l(gold, 30))}${k.sym(p('M0-70C20-150 110-190 136-140 150-100 70-76 0-70Z', k.l('#fff0a8 #ffc93e@40 #a8640f', 50), 'stroke="#8a4d08" stroke-width="2"') + p('M22-82C40-126 92-146 104-128 96-104 60-90 22-82Z', '#7a4108', 'opacity=".5"'))}${k.ball(0, -76, 22, '#ffcf4a')}${at('translate(-146 140) scale(.28)', cutGem(k, '#1fb8ff'))}${at('translate(150 150) rotate(14)', coin(k, 40))}`,
};

/** Games of chance and tokens of luck. */
export const luck: Record<string, Motif> = {
  seven,
  fruit,
  cards,
  roulette,
  chips,
  dice,
  bingo,
  lotto,
  bell,
  clover,
  gift,
};
