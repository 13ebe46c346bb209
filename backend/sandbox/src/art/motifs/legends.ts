import { shade, turn } from '../colour';
import { at, box, c, type Kit, line, n, p, starPath } from '../kit';
import { gold, type Motif, steel } from './motif';
import { coin, cutGem } from './treasures';

const pharaoh: Motif = {
  words: 'pharaoh egypt nile cleopatra ramses anubis osiris isis tomb mummy sphinx sarcophagus',
  place: 'desert',
  tone: '#e0982a',
  draw: (k) => {
    const stripe = Array.from({ length: 9 }, (_, i) =>
      `M40-${150 - i * 38}L150-${128 - i * 36} 152-${112 - i * 36} 40-${132 - i * 38}Z`.replace(/--/g, ''),
    ).join('');
    const half = [
      p(
        'M0-176C70-172 118-130 128-60 136 0 160 60 166 120L104 176 62 120V-40H0Z',
        k.l('#fff0a0 #f2b62e@40 #9c5a0c', 40),
      ),
      k.clip(
        '<path d="M0-176C70-172 118-130 128-60 136 0 160 60 166 120L104 176 62 120V-40H0Z"/>',
        p(stripe, k.l('#2f6ae0 #0f2a80')) + p('M62-40V120L104 176 96-20Z', '#000', 'opacity=".22"'),
      ),
      p('M0-136C48-132 84-108 92-62L84-48C60-76 30-86 0-88Z', k.l(gold), 'stroke="#6b3a06" stroke-width="3"'),
      p('M0-92C44-88 78-62 78-10 78 46 48 100 0 112Z', k.l('#ffe6a0 #eeb04a@45 #9a5a14', 20)),
      p('M78-20C96-22 98 20 78 30Z', k.l('#ffd97a #9a5a14')),
      p('M14-30C34-46 62-44 74-34 60-36 34-36 16-22Z', '#12306b'),
      p('M16-6C30-22 54-22 66-6 82-4 86 4 96 4 84 8 74 4 64 2 50 12 28 10 16-6Z', '#0c1a3a'),
      p('M24-6C34-15 50-15 58-6 48 2 34 2 24-6Z', '#fff'),
      c(41, -7, 7, '#2a1404'),
      p('M0-30 10 24 20 40 0 46Z', k.l('#ffefc0 #c07a24')),
      p('M0 62C10 56 22 58 34 66 22 80 10 82 0 82Z', k.l('#b8433a #6d1a14')),
      line('M0 69H30', '#4a0e0a', 3),
      p('M0 118H16L20 184 0 200Z', k.l('#3a78e8 #0f2a80')),
      p('M62 96C90 130 110 150 104 176 70 196 30 200 0 200V178L24 170V120Z', k.l(gold), 'opacity=".98"'),
      line('M30 178C60 170 80 150 84 126M24 192C66 188 92 176 100 158', '#1b48b0', 8),
    ].join('');
    return `${k.sym(half)}${p('M-13-128C-22-164-18-190 0-202 18-190 22-164 13-128Z', k.l(gold), 'stroke="#6b3a06" stroke-width="2"')}${k.ball(0, -168, 11, '#e0142e')}${p('M-60-150C-90-120-98-80-98-50-84-90-70-120-46-142Z', '#fff', 'opacity=".55"')}`;
  },
};
const pyramid: Motif = {
  words: 'pyramid pyramids desert sahara oasis dune cairo sands',
  place: 'desert',
  tone: '#f09a3a',
  draw: (k) => {
    const rows = line(
      Array.from({ length: 8 }, (_, i) => {
        const y = 120 - i * 36;
        const s = (y + 170) / 330;
        return `M0 ${y + 44 * s}L${n(-184 * s)} ${y}M0 ${y + 44 * s}L${n(150 * s)} ${y - 12}`;
      }).join(''),
      '#5a3208',
      3,
      'opacity=".5"',
    );
    return `${c(0, -110, 84, k.r('#fff #ffe68a@55 #ff9d2e'))}${p('M0-170-186 150 0 200Z', k.l('#ffe3a0 #e8a545@60 #b06a1e', 70))}${p('M0-170 156 140 0 200Z', k.l('#b5701f #6b3a0c', 30))}${rows}${p('M0-170-48-86 0-74 40-90Z', k.l(gold))}${at('translate(0-118) scale(.3)', `${p('M-70 0C-30-44 30-44 70 0 30 40-30 40-70 0Z', '#fff', 'stroke="#3a1c04" stroke-width="12"')}${c(0, 0, 24, '#1f9ae0')}${c(0, 0, 11, '#08131f')}`)}${p('M-46 188-30 100-4 108V199Z', '#2a1404', 'opacity=".85"')}`;
  },
};
const scarab: Motif = {
  words: 'scarab beetle book dead secrets insect',
  place: 'desert',
  tone: '#1fa6a0',
  draw: (k) => {
    const feather = (y: number, len: number, tone: string) =>
      p(
        `M30 ${y}C${n(len * 0.5)} ${y - 60} ${len} ${y - 70} ${len + 14} ${y - 44} ${len} ${y - 10} ${n(len * 0.5)} ${y + 16} 34 ${y + 22}Z`,
        k.l(`${shade(tone, 0.5)} ${tone}@50 ${shade(tone, -0.5)}`),
        'stroke="#ffd75e" stroke-width="4"',
      );
    const half = `${feather(60, 96, '#e04a2a')}${feather(20, 140, '#1f6ae0')}${feather(-18, 168, '#18a88a')}${feather(-56, 182, '#2a4ad0')}${p('M40 60C70 80 76 120 60 160M48 20C86 60 96 80 100 110', 'none', 'stroke="#6b3a06" stroke-width="10" stroke-linecap="round"')}`;
    return `${k.sym(half)}${p('M0-80C58-80 84-30 84 30 84 110 44 168 0 178-44 168-84 110-84 30-84-30-58-80 0-80Z', k.r('#9dfff0 #18b3a0@40 #064a56@85 #0a2a3a', 0.38, 0.25, 0.8), `stroke="${k.l(gold)}" stroke-width="10"`)}${line('M0-40V172M-70-10Q0-40 70-10', '#ffd75e', 7)}${p('M-50-76C-50-120 50-120 50-76 20-96-20-96-50-76Z', k.l(gold))}${k.ball(0, -146, 46, '#ff8a1f')}${p('M-62 0C-60-34-40-56-16-62-36-40-48-10-48 30Z', '#fff', 'opacity=".6"')}`;
  },
};
function bird(k: Kit, a: string, b: string, tip: string): string {
  const feathers = Array.from({ length: 8 }, (_, i) =>
    at(
      `translate(38-10) rotate(${-72 + i * 19})`,
      p(
        `M0-14C60-34 ${n(150 - i * 7)}-30 ${n(176 - i * 9)} 6 ${n(130 - i * 7)} 22 60 26 0 16Z`,
        k.l(`${b} ${a}@60 ${tip}`, 90),
      ),
    ),
  )
    .reverse()
    .join('');
  const half = `${feathers}${p('M20-30C70-70 120-70 150-96 140-40 96-6 40 22Z', k.l(`${shade(b, 0.4)} ${a}`))}${p('M10 70C40 120 34 160 66 204 30 190 14 170 0 200V70Z', k.l(`${a} ${tip}@60 ${shade(tip, 0.4)}`))}`;
  return `${k.sym(half)}${p('M-44-30C-44-80-24-110 0-110S44-80 44-30C44 40 20 90 0 104-20 90-44 40-44-30Z', k.l(`${shade(tip, 0.4)} ${a}@40 ${b}`))}${p('M-34-96C-44-150-20-176 0-176S44-150 34-96C20-70-20-70-34-96Z', k.l(`${shade(tip, 0.5)} ${a}`))}${k.sym(p('M6-128 34-140 26-116 12-114Z', '#1a0a04') + c(20, -125, 4, '#ffe66a') + p('M0-172C14-196 30-206 30-222 44-200 36-178 22-164Z', tip))}${p('M-13-116 0-124 13-116 0-80Z', k.l(gold))}${p('M-28-40Q0-20 28-40M-28-6Q0 14 28-6M-22 28Q0 46 22 28', 'none', `stroke="${shade(tip, 0.5)}" stroke-width="5" opacity=".7"`)}`;
}
const phoenix: Motif = {
  words: 'phoenix firebird rising ashes ember inferno',
  place: 'volcano',
  tone: '#ff5a1f',
  draw: (k) => bird(k, '#ff8a1f', '#c4142b', '#ffe23e'),
};
const falcon: Motif = {
  words: 'falcon eagle hawk raven condor wings bird feather griffin',
  place: 'peaks',
  tone: '#3f86d8',
  draw: (k) => bird(k, '#b0783c', '#4a2c14', '#f4e6c8'),
};
const lantern: Motif = {
  words: 'lantern lanterns festival moonlight lunar china oriental shanghai',
  place: 'palace',
  tone: '#e0281e',
  draw: (k) => {
    const one = `${line('M0-190V-140', '#ffd75e', 7)}${p('M-44-134H44V-110H-44ZM-44 96H44V120H-44Z', k.l('#7a4108 #ffe48a@40 #b8690f', 90))}${p('M-44-112C-150-96-150 84-44 98H44C150 84 150-96 44-112Z', k.r('#fff3a8 #ff8a3a@30 #e01f1a@65 #7a0410', 0.5, 0.5, 0.62))}${p('M-20-112C-70-80-70 70-20 98M20-112C70-80 70 70 20 98M0-112V98', 'none', 'stroke="#ffcf6a" stroke-width="4" opacity=".8"')}${p('M-24-30H24M0-50V50M-32 10H32M-18 40H18', 'none', 'stroke="#ffe9a0" stroke-width="9" stroke-linecap="round"')}${line('M-24 122V178M-8 122V196M8 122V196M24 122V178', '#ffb52e', 7)}${p('M-104-40C-104-76-80-98-56-104-78-70-84-30-82 10Z', '#fff', 'opacity=".4"')}`;
    return `${at('translate(-122 26) scale(.56)', one)}${at('translate(124 10) scale(.6)', one)}${k.glow(0, -6, 190, '#ffb03a', 75)}${at('translate(0 4) scale(.98)', one)}`;
  },
};
const castle: Motif = {
  words: 'castle kingdom fortress citadel tower camelot realm keep medieval royal',
  place: 'peaks',
  tone: '#5a6ae0',
  draw: (k, accent) => {
    const wall = k.l('#f2eee6 #b9b3b0@50 #5c5866', 60);
    const tower = (x: number, top: number, w: number, roof: string) =>
      `${box(x - w / 2, top, w, 180 - top, wall)}${p(`M${x - w / 2 - 9} ${top}H${x + w / 2 + 9}V${top - 16}H${x - w / 2 - 9}Z`, k.l('#fff #8a8590'))}${p(`M${x - w / 2 - 10} ${top - 16}L${x} ${top - 20 - w * 1.35} ${x + w / 2 + 10} ${top - 16}Z`, k.l(`${shade(roof, 0.4)} ${roof}@50 ${shade(roof, -0.5)}`, 70))}${line(`M${x} ${top - 20 - w * 1.35}v-30`, '#3a2a3a', 4)}${p(`M${x} ${top - 50 - w * 1.35}q18 2 36 8-16 10-36 10Z`, accent)}${p(`M${x - 8} ${top + 46}v-20a8 10 0 0 1 16 0v20Z`, '#ffdf8a')}`;
    const roof = '#3f52c8';
    return `${tower(-128, -10, 64, roof)}${tower(128, -10, 64, roof)}${tower(-66, -62, 58, '#8a3ad0')}${tower(66, -62, 58, '#8a3ad0')}${tower(0, -94, 78, roof)}${p('M-150 60V40H-130V52H-104V40H-78V52H-52V40H-26V52H26V40H52V52H78V40H104V52H130V40H150V186H-150Z', k.l('#e8e2da #a39da0@45 #4a4656'))}${p('M-44 186V120A44 48 0 0 1 44 120V186Z', '#2a1a24')}${p('M-34 186V122A34 38 0 0 1 34 122V186Z', k.l('#8a5426 #3a1c0a'))}${line('M-12 92V186M12 92V186M-34 140H34', '#1a0c08', 4)}${p('M-110 90v30M-80 140h24M90 84h26M70 150h30M118 120v24', 'none', 'stroke="#3a3644" stroke-width="5" opacity=".35"')}`;
  },
};
const temple: Motif = {
  words: 'temple aztec maya inca sun eldorado ruins idol totem shrine jaguar gonzo',
  place: 'temple',
  tone: '#4f9a2e',
  draw: (k) => {
    const half = [
      p(
        'M0-196 26-140 60-184 74-122 118-156 116-96 160-108 136-56 184-44 130-10H0Z',
        k.l('#7af0b8 #12a06a@45 #064a3a'),
        'stroke="#043024" stroke-width="4"',
      ),
      p('M0-130 20-104 50-122 58-84 92-96 92-40H0Z', k.l('#ff9a5a #d8281e@60 #7a0a0a')),
      p(
        'M0-92C62-92 112-76 118-30 124 40 118 110 84 152 60 176 30 186 0 188Z',
        k.l(gold, 30),
        'stroke="#5a2e06" stroke-width="5"',
      ),
      p('M0-70H84L96-40H0Z', k.l('#19b39a #065a58'), 'stroke="#5a2e06" stroke-width="4"'),
      p('M24-30H94V22L74 34H38L24 14Z', '#5a2e06'),
      box(34, -20, 50, 38, '#fff7d8', 'rx="6"'),
      c(56, 0, 16, k.r('#d8fff0 #19c79a@50 #04403a')),
      c(56, 0, 7, '#03110e'),
      p('M0-30 16-20 26 44 34 60 0 66Z', k.l('#fff3b8 #c8841e')),
      p('M0 84H70L58 132H0Z', '#5a1206', 'stroke="#5a2e06" stroke-width="4"'),
      p('M4 88H24V108H4ZM30 88H50V106H30ZM8 128V112H26V128ZM32 128V112H48V128Z', '#fff7e0'),
      p('M118-20H146L160 10 146 60H116Z', k.l('#19b39a #065a58'), 'stroke="#5a2e06" stroke-width="4"'),
      c(134, 84, 20, k.l(gold), 'stroke="#5a2e06" stroke-width="4"'),
      line('M84 40C96 60 96 90 80 110', '#7a4108', 6),
      p('M70-58H40V-50H70Z', '#ffe48a'),
    ].join('');
    return `${k.sym(half)}${at('translate(0-56) scale(.14)', cutGem(k, '#ff2e4a'))}`;
  },
};
const mask: Motif = {
  words: 'mask masks masquerade carnival venice fiesta opera phantom theatre harlequin jester joker mardi',
  place: 'hall',
  tone: '#9a2ad0',
  draw: (k, accent) => {
    const plume = (a: number, len: number, tone: string) =>
      at(
        `translate(${n(a * 0.6)} -40) rotate(${a})`,
        p(
          `M0 0C-44-${n(len * 0.4)}-40-${n(len * 0.8)} 6-${len} 40-${n(len * 0.7)} 36-${n(len * 0.3)} 0 0Z`,
          k.l(`${shade(tone, 0.5)} ${tone}@50 ${shade(tone, -0.5)}`),
        ) + line(`M0 0Q-6-${n(len * 0.5)} 6-${n(len * 0.92)}`, '#fff', 3, 'opacity=".6"'),
      );
    const half = [
      p(
        'M0-34C40-64 120-84 184-60 176-10 166 60 112 72 62 80 40 30 0 26Z',
        k.l(`${shade(accent, 0.35)} #8a1fb0@50 #3a0658`, 50),
        `stroke="${k.l(gold)}" stroke-width="9"`,
      ),
      p('M36-6C60-36 116-38 140-14 120 28 66 34 36-6Z', '#0a0410', 'stroke="#ffd75e" stroke-width="7"'),
      p('M28-36C80-60 130-62 168-48M40 38C70 66 110 66 142 42', 'none', 'stroke="#ffe48a" stroke-width="4"'),
      c(160, -30, 8, '#fff'),
      c(152, 6, 6, '#fff'),
      c(136, 32, 5, '#fff'),
    ].join('');
    return `${[-64, 64, -42, 42].map((a, i) => plume(a, 180 - i * 4, i < 2 ? '#1fa6c8' : accent)).join('')}${plume(-20, 160, '#ffb81e')}${plume(20, 160, '#ffb81e')}${plume(0, 158, '#ff4a8a')}${at('translate(0 40)', k.sym(half))}${at('translate(0 12) scale(.22)', cutGem(k, '#ff2e63'))}${line('M176 90C150 150 190 160 160 200M-176 90C-150 150-190 160-160 200', '#ffd75e', 6)}`;
  },
};
const sword: Motif = {
  words:
    'sword knight blade excalibur warrior samurai ronin shogun shield gladiator spartan arthur legend hero duel arena valkyrie viking',
  place: 'peaks',
  tone: '#7a8ac0',
  draw: (k, accent) => {
    const blade = `${p('M0-206 19-174 15 70H0Z', k.l('#dfe8f3 #7a889c', 90))}${p('M0-206-19-174-15 70H0Z', k.l('#7d8ba0 #fff', 90))}${p('M-66 66C-40 76 40 76 66 66L74 90C40 100-40 100-74 90Z', k.l(gold))}${p('M-12 94H12L10 160H-10Z', k.l('#3a1a10 #8a4a2a@45 #2a1008', 90))}${line('M-11 108 11 116M-11 126 11 134M-11 144 11 152', '#ffd75e', 4)}${k.ball(0, 176, 20, '#ffcf4a')}`;
    const half = `${p('M0-126C50-124 90-112 118-92 124 20 92 112 0 168Z', k.l(`${shade(accent, 0.3)} ${accent}@40 ${shade(accent, -0.6)}`))}${p('M0-126C50-124 90-112 118-92L60 20 0-30Z', '#fff', 'opacity=".16"')}`;
    return `${at('rotate(44) translate(0-6)', blade)}${at('rotate(-44) translate(0-6)', blade)}${at('translate(0 6)', `${k.sym(half)}${p('M0-126C50-124 90-112 118-92 124 20 92 112 0 168-92 112-124 20-118-92-90-112-50-124 0-126Z', 'none', `stroke="${k.l(gold, 30)}" stroke-width="16"`)}${p('M-16-108H16V-40H92V-8H16V132L0 146-16 132V-8H-92V-40H-16Z', k.l(steel), 'opacity=".92"')}${at('translate(0-24) scale(.26)', cutGem(k, turn(accent, 150)))}`)}`;
  },
};
const ship: Motif = {
  words: 'pirate pirates ship voyage galleon captain corsair sail mutiny buccaneer kraken odyssey sea',
  place: 'sea',
  tone: '#1f8ac0',
  draw: (k) => {
    const sail = (x: number, y: number, w: number, h: number) =>
      `${p(`M${x - w / 2} ${y}H${x + w / 2}C${n(x + w * 0.66)} ${n(y + h * 0.5)} ${n(x + w * 0.62)} ${n(y + h * 0.8)} ${n(x + w * 0.5)} ${y + h}Q${x} ${n(y + h * 0.8)} ${n(x - w * 0.5)} ${y + h}C${n(x - w * 0.36)} ${n(y + h * 0.6)} ${n(x - w * 0.36)} ${n(y + h * 0.4)} ${x - w / 2} ${y}Z`, k.l('#fffbee #ecdcb4@50 #b08a52', 70))}${box(x - w / 2 - 8, y - 6, w + 16, 9, '#5a3214', 'rx="4"')}`;
    return `${line('M-92 90V-140M14 90V-186M108 90V-120M-170 60-240 20', '#4a2810', 11)}${sail(-92, -122, 92, 70)}${sail(-92, -44, 108, 88)}${sail(14, -168, 104, 74)}${sail(14, -84, 130, 116)}${sail(108, -104, 84, 68)}${sail(108, -28, 96, 76)}${p('M14-186h54l-14 15 14 15h-54Z', '#14161e')}${at('translate(14-26) scale(.9)', `${c(0, -8, 20, '#2a1a1a')}${p('M-12 6H12V20H-12Z', '#2a1a1a')}${c(-8, -9, 6, '#efe2c0')}${c(8, -9, 6, '#efe2c0')}${line('M-30 18 30 44M30 18-30 44', '#2a1a1a', 7)}`)}${p('M-196 56C-150 80 120 86 186 40 176 110 150 150 110 176H-120C-156 150-184 110-196 56Z', k.l('#c07a3a #7a431a@45 #351606'))}${line('M-186 88C-120 106 110 108 176 78M-170 122C-110 136 110 136 156 116', '#2a1004', 4, 'opacity=".6"')}${p('M-196 56C-150 80 120 86 186 40L188 54C120 100-150 96-198 70Z', k.l(gold, 90))}${k.repeat(
      box(-11, -11, 22, 22, '#1a0c06', 'stroke="#ffcf5e" stroke-width="4" rx="3"'),
      [-110, -54, 2, 58, 112].map((x) => `translate(${x} ${114 - Math.abs(x) / 30})`),
    )}${p('M-220 178C-190 150-160 190-120 166S-50 190-10 168 70 190 110 166 180 186 220 162V200H-220Z', k.l('#e8fbff #3fb4e0/80'))}`;
  },
};
const wizard: Motif = {
  words: 'wizard magic mage spell merlin sorcerer witch potion alchemy enchanted cauldron mystic fairy',
  place: 'space',
  tone: '#7a3cf0',
  draw: (k, accent) => {
    const brew = ['#3dff9a', '#ff5adf', '#4fc8ff'][Math.floor(k.next() * 3)] as string;
    return `${p('M-46-150H46V-60C120-30 150 40 132 104 112 162 60 186 0 186S-112 162-132 104C-150 40-120-30-46-60Z', k.r('#fff/20@40 #dff4ff/45@80 #fff/85'), 'stroke="#fff" stroke-opacity=".7" stroke-width="4"')}${p('M-118 40C-80 20-40 60 0 40S80 20 118 40C132 90 116 168 0 174-116 168-132 90-118 40Z', k.l(`${shade(brew, 0.55)} ${brew}@35 ${shade(brew, -0.65)}`))}${p('M-118 40C-80 20-40 60 0 40S80 20 118 40C80 66 40 56 0 60S-80 70-118 40Z', shade(brew, 0.7), 'opacity=".8"')}${[
      [-50, 96, 18],
      [20, 120, 13],
      [52, 84, 22],
      [-10, 78, 9],
      [-70, 132, 10],
      [10, 0, 11],
      [-16, -36, 8],
      [14, -76, 6],
    ]
      .map(([x, y, r]) => c(x as number, y as number, r as number, k.r('#fff/10@50 #fff/75')))
      .join(
        '',
      )}${p('M-52-172H52V-138H-52Z', k.l('#7a4a20 #e0b070@40 #5a3010', 90), 'stroke="#3a1c08" stroke-width="3"')}${box(-56, -142, 112, 18, k.l('#fff/80 #bfe4ff/40'), 'rx="9"')}${p('M-108 60C-112 10-84-24-50-40-84-4-92 40-84 100Z', '#fff', 'opacity=".7"')}${p(starPath(5, 52, 22), k.l(gold), 'transform="translate(8 112)" stroke="#7a3f04" stroke-width="3"')}${p(starPath(4, 34, 5), '#fff', 'transform="translate(-96-96)"')}${p(starPath(4, 26, 4), shade(accent, 0.5), 'transform="translate(112-74)"')}${k.glow(0, 90, 150, brew, 35)}`;
  },
};
const thunder: Motif = {
  words: 'thunder zeus lightning storm bolt olympus olympic god gods power electric thor hammer titan',
  place: 'sky',
  tone: '#3a5af0',
  draw: (k) => {
    const bolt = 'M40-204-96 24H-14L-58 204 112-44H22L92-204Z';
    return `${p('M-150-30C-190-34-196-90-148-96-140-150-60-160-40-118-20-160 60-166 74-118 130-136 170-84 140-54 190-40 176 10 130 6H-120C-160 8-176-20-150-30Z', k.l('#c9d2f0 #5a68a8@60 #252c5c'), 'opacity=".92"')}${k.glow(0, 0, 190, '#9fe0ff', 60)}${p(bolt, '#5a2a04', 'transform="translate(8 10)" stroke="#5a2a04" stroke-width="14" stroke-linejoin="round"')}${p(bolt, k.l('#fffde0 #ffe23e@40 #ff9a14@80 #d85a08'), 'stroke="#fff6c0" stroke-width="10" stroke-linejoin="round"')}${p('M40-204-96 24H-62L62-190ZM-14 24-42 140 6 10Z', '#fff', 'opacity=".55"')}${line('M-120 60-158 104-130 112-176 170M130 20 166 60 142 70 182 130', '#d8f4ff', 6)}`;
  },
};
const flame: Motif = {
  words: 'fire flame flames blazing blaze burning lava volcano hell devil magma chilli pepper spicy',
  place: 'volcano',
  tone: '#ff4a14',
  draw: (k) =>
    `${k.glow(0, 40, 220, '#ff8a1f', 70)}${p('M10-206C40-120 150-90 150 50 150 140 84 196 0 196S-150 140-150 50C-150-10-110-40-96-100-60-70-56-40-56-20-30-70-24-140 10-206Z', k.l('#ff9a2e #f03a14@50 #8a0a0a'))}${p('M6-120C30-60 104-30 104 66 104 140 60 184 0 184S-104 140-104 66C-104 30-80 4-70-36-40-14-36 10-34 26-14-20-14-70 6-120Z', k.l('#fff07a #ffb01e@45 #ff6a14'))}${p('M2-30C20 10 60 40 60 100 60 150 34 176 0 176S-60 150-60 100C-60 70-44 56-36 30-18 44-14 60-12 72-2 40-6 4 2-30Z', k.l('#fff #fff3a0@50 #ffcf3e'))}${p('M-128 40C-130 0-104-30-94-70-84-40-90-10-104 60Z', '#fff', 'opacity=".28"')}${[
      [-120, -120, 10],
      [110, -110, 13],
      [60, -170, 7],
      [-60, -180, 8],
    ]
      .map(([x, y, r]) => k.ball(x as number, y as number, r as number, '#ffb01e'))
      .join('')}${at('translate(0 128) scale(.2)', coin(k))}`,
};

/** Kings, gods, monsters' lairs and what heroes carry. */
export const legends: Record<string, Motif> = {
  pharaoh,
  pyramid,
  scarab,
  phoenix,
  falcon,
  lantern,
  castle,
  temple,
  mask,
  sword,
  ship,
  wizard,
  thunder,
  flame,
};
