import { mix, shade, turn } from '../colour';
import { at, box, c, e, type Kit, line, n, p, starPath } from '../kit';
import { gold, type Motif } from './motif';

/** A brilliant cut stone, facet by facet. */
export function cutGem(k: Kit, colour: string): string {
  const s = (v: number) => shade(colour, v);
  const half = [
    p('M0-150H70L48-90H0Z', k.l(`${s(0.9)} ${s(0.45)}`)),
    p('M70-150 130-130 178-66 110-70 48-90Z', k.l(`${s(0.55)} ${s(0.05)}`)),
    p('M0-90H48L110-70 66-30H0Z', k.l(`${s(0.25)} ${s(0.6)}`)),
    p('M178-66 110-70 66-30 96 10Z', s(-0.22)),
    p('M178-66 96 10 0 170Z', k.l(`${s(-0.1)} ${s(-0.55)}`)),
    p('M66-30 96 10 0 170Z', k.l(`${s(0.35)} ${s(-0.35)}`)),
    p('M0-30H66L0 170Z', k.l(`${s(0.5)} ${s(-0.1)}`)),
  ].join('');
  return `${k.sym(half)}${p('M-178-66-110-70-66-30 0 170Z', '#000', 'opacity=".16"')}${p('M-70-150-130-130-178-66-110-70-48-90Z', '#fff', 'opacity=".35"')}${line('M-178-66-130-130-70-150H70L130-130 178-66', s(0.85), 3)}${p('M-40-132-8-138-20-104Z', '#fff', 'opacity=".9"')}`;
}

/** A gold coin seen a little from above, with a star. */
export function coin(k: Kit, r = 60): string {
  return `<g transform="scale(${n(r / 60)})">${c(0, 5, 60, '#6b3a06')}${c(0, 0, 60, k.l(gold, 30))}${c(0, 0, 48, k.l('#a8640f #ffd75e@60 #fff3b0', 30))}${c(0, 0, 44, k.l('#ffd75e #e09a20', 30))}${p(starPath(5, 30, 13), k.l('#fff6c2 #d88f1a'), 'stroke="#8a4d08" stroke-width="2"')}${p('M-50-24A56 56 0 0 1-10-55L-4-46A46 46 0 0 0-40-18Z', '#fff', 'opacity=".55"')}</g>`;
}

const pile = (k: Kit) => {
  const one = `${e(0, 9, 58, 22, '#6b3a06')}${e(0, 0, 58, 22, k.l(gold, 60))}${e(0, 0, 44, 15, k.l('#b87414 #ffe48a'))}`;
  const spots = [
    [-120, 150],
    [0, 168],
    [118, 152],
    [-62, 128],
    [66, 130],
    [0, 104],
    [-128, 116],
    [128, 118],
    [-64, 92],
    [62, 90],
    [0, 66],
    [0, 40],
  ];
  return k.repeat(
    one,
    spots.map(([x, y]) => `translate(${x} ${y})`),
  );
};

const gem: Motif = {
  words: 'gem jewel diamond ruby sapphire brilliant facet',
  place: 'hall',
  tone: '#4a5cff',
  draw: (k) => {
    const colours = ['#ff2e63', '#18b7ff', '#22d37a', '#b04bff', '#ffb020'];
    const i = Math.floor(k.next() * 5);
    const pickAt = (j: number) => colours[(i + j) % 5] as string;
    return `${at('translate(-118 78) rotate(-22) scale(.5)', cutGem(k, pickAt(1)))}${at('translate(122 84) rotate(24) scale(.46)', cutGem(k, pickAt(3)))}${at('translate(0 -10) scale(.98)', cutGem(k, pickAt(0)))}`;
  },
};

const crystal: Motif = {
  words: 'crystal shard prism ice frost frozen winter glacier quartz snow',
  place: 'peaks',
  tone: '#3fc4ff',
  draw: (k) => {
    const hue = k.next() * 90 - 40;
    const base = turn('#3fb8ff', hue);
    const shard = (h: number, w: number) =>
      p(
        `M0 0-${w}-${h * 0.16} -${w * 0.8}-${h * 0.78} 0-${h}Z`.replace(/ -/g, '-'),
        k.l(`${shade(base, 0.75)} ${base}`),
      ) +
      p(`M0 0 ${w}-${h * 0.2} ${w * 0.9}-${h * 0.74} 0-${h}Z`, k.l(`${shade(base, 0.1)} ${shade(base, -0.6)}`)) +
      p(`M0-${h} ${w * 0.26}-${h * 0.7} 0-${h * 0.06}-${w * 0.3}-${h * 0.72}Z`, k.l(`#fff/95 ${shade(base, 0.4)}/60`));
    const items: [number, number, number, number][] = [
      [-92, -34, 200, 34],
      [96, 36, 190, 32],
      [-46, -16, 276, 42],
      [56, 17, 262, 40],
      [0, 0, 350, 56],
      [-120, -56, 110, 24],
      [122, 58, 100, 22],
    ];
    return `${e(0, 160, 190, 36, k.r(`${shade(base, 0.5)}/90 ${base}/0`))}${items.map(([x, a, h, w]) => at(`translate(${x * 0.6} 168) rotate(${a})`, shard(h, w))).join('')}`;
  },
};

const coins: Motif = {
  words: 'coin fortune money cash rich wealth bank golden gold mint prosper fortunes riches',
  place: 'palace',
  tone: '#ffb020',
  draw: (k) =>
    `${pile(k)}${at('translate(-96-40) rotate(-18)', coin(k, 64))}${at('translate(104-64) rotate(16)', coin(k, 56))}${at('translate(4-112)', coin(k, 82))}`,
};

const ingot: Motif = {
  words: 'ingot bao caishen lucky prosperity emperor dynasty jade',
  place: 'palace',
  tone: '#ff4a2a',
  draw: (k) => {
    const one = `${p('M-120-30C-130 40-80 90 0 90S130 40 120-30C90-6 60 4 0 4S-90-6-120-30Z', k.l(gold, 20))}${e(0, 0, 84, 26, k.l('#a05c0c #ffdf7a'))}${p('M-62-2C-58-60-34-84 0-84S58-60 62-2C40 18-40 18-62-2Z', k.l('#fff9d6 #ffd04f@40 #b8690f', 20))}${p('M-44-20C-40-54-22-70-4-72-20-56-30-36-30-8Z', '#fff', 'opacity=".7"')}${p('M-112-14C-106 36-66 72-20 80-70 60-94 30-98-4Z', '#fff', 'opacity=".45"')}`;
    return `${at('translate(-92 92) scale(.72) rotate(-6)', one)}${at('translate(96 96) scale(.72) rotate(6)', one)}${at('translate(0-6) scale(1.12)', one)}${at('translate(-130-96)', coin(k, 34))}${at('translate(136-84)', coin(k, 28))}`;
  },
};

const crown: Motif = {
  words: 'crown king queen royal majesty reign throne kingdom prince regal',
  place: 'palace',
  tone: '#8a3cff',
  draw: (k, accent) => {
    const stone = turn(accent, k.next() * 200);
    const half = `${p('M0 60V-150L44-40 112-118 106-30 186-86 146 60Z', k.l(gold, 20))}${p('M0-150 44-40 34 60H0Z', '#fff', 'opacity=".22"')}${p('M112-118 106-30 92 60H120Z', '#7a3c00', 'opacity=".35"')}${c(112, -124, 15, k.r('#fff #ffd75e@40 #a0600c', 0.35, 0.3, 0.8))}${c(188, -90, 14, k.r('#fff #ffd75e@40 #a0600c', 0.35, 0.3, 0.8))}`;
    return `${p('M-140 62C-90 20 90 20 140 62L120 90H-120Z', '#4b1206')}${k.sym(half)}${p('M-152 52C-80 84 80 84 152 52L148 118C80 150-80 150-148 118Z', k.l(gold, 70))}${p('M-152 52C-80 84 80 84 152 52L151 64C80 96-80 96-151 64Z', '#fff', 'opacity=".5"')}${k.ball(0, -158, 22, stone)}${at('translate(0 108) scale(.17)', cutGem(k, stone))}${k.ball(-84, 98, 15, mix(stone, '#ffffff', 0.2))}${k.ball(84, 98, 15, mix(stone, '#ffffff', 0.2))}${p(starPath(4, 40, 6), '#fff', 'transform="translate(-58-70)" opacity=".9"')}`;
  },
};

const chest: Motif = {
  words: 'treasure chest loot vault hoard bounty hidden plunder trove',
  place: 'sea',
  tone: '#ff9d2e',
  draw: (k) => {
    const wood = k.l('#b56a2c #7c3f14@50 #3f1b06');
    const band = k.l('#ffe79a #c8861e@50 #6b3c08');
    return `${p('M-160-20C-160-150-110-170 0-170S160-150 160-20L140 0H-140Z', k.l('#5a2c0e #2a1003'))}${p('M-172-24C-172-160-120-184 0-184S172-160 172-24L150-24C150-134 104-156 0-156S-150-134-150-24Z', band)}${c(0, -30, 150, k.r('#fff3b0 #ffd14a/80@35 #ff9d1e/0'))}${at('translate(0-104) scale(.92)', pile(k))}${at('translate(-84-44) rotate(-20) scale(.24)', cutGem(k, '#ff2e63'))}${at('translate(88-50) rotate(24) scale(.22)', cutGem(k, '#19c37d'))}${at('translate(0-84)', coin(k, 42))}${p('M-160 40H160L144 176H-144Z', wood)}${line('M-156 84H156M-150 130H150', '#2c1204', 4, 'opacity=".6"')}${p('M-168 24H168V56H-168Z', band)}${p('M-130 40H-96L-90 176H-122ZM130 40H96L90 176H122Z', band)}${p('M-34 20H34V80Q0 108-34 80Z', k.l('#fff3bd #d8951f@50 #7d480a'))}${c(0, 52, 10, '#2c1204')}${p('M-5 54H5L8 76H-8Z', '#2c1204')}`;
  },
};

const star: Motif = {
  words: 'star stars starlight shine superstar stellar sparkle burst',
  place: 'sky',
  tone: '#5b3bff',
  draw: (k) => {
    const facets = Array.from({ length: 5 }, (_, i) =>
      at(
        `rotate(${i * 72})`,
        p('M0 0V-180L44-60Z', '#a85f06', 'opacity=".55"') + p('M0 0V-180L-44-60Z', '#fff8cf', 'opacity=".6"'),
      ),
    ).join('');
    return `${p(starPath(5, 196, 82), '#7a3f04', 'transform="translate(0 10)"')}${p(starPath(5, 192, 78), k.l(gold), 'stroke="#fff3b0" stroke-width="6" stroke-linejoin="round"')}${facets}${p(starPath(5, 96, 40), k.l('#fffbe0 #ffcf4a'), 'opacity=".85"')}${p(starPath(4, 46, 6), '#fff', 'transform="translate(-52-74)"')}`;
  },
};

const ring: Motif = {
  words: 'ring amulet charm relic talisman oracle eye',
  place: 'temple',
  tone: '#22c7a0',
  draw: (k, accent) =>
    `${c(0, 40, 128, 'none', `stroke="#5a2e04" stroke-width="44"`)}${c(0, 36, 128, 'none', `stroke="${k.l(gold, 30)}" stroke-width="40"`)}${c(0, 36, 140, 'none', 'stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-dasharray="150 800" stroke-dashoffset="-520"')}${p('M-70-70-40-120H40L70-70 40-30H-40Z', k.l(gold))}${at('translate(0-84) scale(.5)', cutGem(k, turn(accent, 120)))}${p(starPath(4, 60, 8), '#fff', 'transform="translate(-40-128)" opacity=".95"')}`,
};

const key: Motif = {
  words: 'key keys secret lock door gate mystery enigma',
  place: 'hall',
  tone: '#c06bff',
  draw: (k, accent) =>
    at(
      'rotate(38)',
      `${box(-17, -30, 34, 210, k.l('#7a4108 #ffd75e@30 #fff7c9@50 #b3720f', 90), 'rx="10"')}${p('M14 96H74V120H54V138H74V166H14Z', k.l(gold))}${p('M0-190C64-190 100-150 100-104S64-22 0-22-100-58-100-104-64-190 0-190ZM0-150C-36-150-58-130-58-104S-36-60 0-60 58-80 58-104 36-150 0-150Z', k.l(gold, 30), 'fill-rule="evenodd" stroke="#6b3a06" stroke-width="3"')}${k.ball(0, -105, 30, turn(accent, 80))}${box(-28, -30, 56, 18, k.l(gold, 90), 'rx="8"')}${p('M-84-128C-76-160-44-178-10-178-44-164-64-144-70-118Z', '#fff', 'opacity=".6"')}`,
    ),
};

/** Things that glitter. */
export const treasures: Record<string, Motif> = { gem, crystal, coins, ingot, crown, chest, star, ring, key };
