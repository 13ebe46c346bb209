import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p, starPath } from '../kit';
import { coin } from '../motifs/treasures';
import { band, many, paint, specks, type View, world } from './view';

/** An arcade made of sweets: a glossy machine with a lever, lollipops around it, wrapped candy in the air. */
export function sweetShop(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const mint = '#5ff0d0';
  const blue = '#59c8ff';
  const gloss = (tone: string, turn = 30) => k.l(`${mix(tone, '#fff', 0.6)} ${tone}@45 ${shade(tone, -0.35)}`, turn);
  const lolly = (tone: string) =>
    `${box(-7, 40, 14, 300, k.l('#fff #ffd9f2@50 #c9a5d8', 90), 'rx="7"')}${c(0, 0, 76, gloss(tone))}${line('M0 0C14-16 34 4 22 24-2 46-46 22-34-20-14-62 52-50 58 2 54 62-40 72-66 20', '#fff', 13, 'opacity=".85"')}${c(0, 0, 76, k.r('#fff/0@55 #000/22', 0.4, 0.35, 0.75))}${e(-26, -40, 26, 13, '#fff', 'opacity=".75" transform="rotate(-34-26-40)"')}`;
  const wrapped = (tone: string) =>
    `${p('M-44 0-92-34Q-76 0-92 34ZM44 0 92-34Q76 0 92 34Z', gloss(tone))}${e(0, 0, 52, 38, gloss(tone))}${p('M-20-35C-34-10-34 10-20 35L0 38C-14 12-14-12 0-38ZM18-36C6-10 6 10 18 36L36 28C26 10 26-10 36-28Z', '#fff', 'opacity=".7"')}${e(-18, -18, 18, 8, '#fff', 'opacity=".85"')}`;
  const drop = (tone: string) =>
    `${p('M-46 40C-52-20-30-52 0-52S52-20 46 40Q0 58-46 40Z', gloss(tone, 60))}${line('M-34 22h0M-10 34h0M18 28h0M34 8h0M-26-8h0M4 6h0M10-26h0', '#fff', 7, 'opacity=".8"')}${p('M-28-10C-24-34-12-42 0-44-12-34-18-22-20-6Z', '#fff', 'opacity=".8"')}`;
  const heart = `${p('M0 52C-76-6-54-62-18-54-4-50 0-38 0-30 0-38 4-50 18-54 54-62 76-6 0 52Z', gloss(accent))}${e(-24, -28, 14, 9, '#fff', 'opacity=".8" transform="rotate(-30-24-28)"')}`;
  const symbols = [heart, wrapped(mint), drop(blue)];
  const reel = (i: number) =>
    at(
      `translate(${(i - 1) * 104} 0)`,
      `${box(-48, -92, 96, 184, k.l(`#ffd7f4 #fff@30 #fff@66 #f4b8ec`), 'rx="14"')}${[-104, 0, 104].map((y, j) => at(`translate(0 ${y}) scale(.62)`, symbols[(i + j) % 3] as string)).join('')}`,
    );
  const bulbs = (at0: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI * (1 - (i + at0) / 10);
      return `M${n(Math.cos(a) * 176)} ${n(-96 - Math.sin(a) * 118)}h0`;
    }).join('');
  const machine = `${e(0, 226, 260, 32, shade(deep, -0.5), 'opacity=".7"')}${p('M-206 226V-90C-206-206-120-240 0-240S206-206 206-90V226Q0 250-206 226Z', gloss(accent, 60))}${p('M-176-70C-176-170-110-210 0-210S176-170 176-70L160-66C160-150 104-186 0-186S-160-150-160-66Z', shade(middle, -0.35))}${line(bulbs(0), '#fff6c8', 15)}${line(bulbs(0), metal, 7)}${p(starPath(5, 56, 24), gloss(metal), 'transform="translate(0-128)" stroke="#fff" stroke-width="5" stroke-linejoin="round"')}${box(-172, -78, 344, 184, shade(deep, -0.1), 'rx="30"')}${k.clip('<rect x="-160" y="-66" width="320" height="160" rx="22"/>', at('translate(0 14)', [0, 1, 2].map(reel).join('')) + box(-160, -66, 320, 160, k.l(`${deep}/55 ${deep}/0@28 ${deep}/0@72 ${deep}/55`)))}${box(-166, -72, 332, 172, 'none', `rx="26" stroke="${k.l(`${mix(metal, '#fff', 0.5)} ${metal}`)}" stroke-width="9"`)}${box(-150, 128, 190, 62, shade(middle, -0.4), 'rx="26"')}${c(-112, 159, 20, gloss(mint))}${c(-56, 159, 20, gloss(metal))}${c(0, 159, 20, gloss(blue))}${p('M70 130H160V196Q115 204 70 196Z', shade(deep, -0.2))}${at('translate(100 186)', coin(k, 22))}${at('translate(132 190)', coin(k, 20))}${p('M-190-40C-196-150-140-210-60-226-130-190-166-130-168-30Z', '#fff', 'opacity=".5"')}${box(206, 8, 34, 26, gloss(metal), 'rx="10"')}${line('M234 20 262-112', mix(metal, '#fff', 0.4), 14)}${k.ball(264, -126, 32, mint)}`;
  const confetti = many(40, (i) =>
    box(
      -6,
      -3,
      14,
      7,
      [accent, metal, mint, blue, '#fff'][i % 5] as string,
      `rx="3" transform="translate(${n(-850 + k.next() * 1200)} ${n(-290 + k.next() * 480)}) rotate(${Math.round(k.next() * 180)})" opacity=".8"`,
    ),
  );
  const hills = `${p('M-860 430V150C-760 60-640 60-560 140-470 40-330 50-260 140-160 60 60 50 140 140 210 70 300 80 360 130V430Z', k.l(`${mix(middle, light, 0.34)} ${middle}@60 ${deep}`))}${p('M-860 430V236C-720 180-560 260-420 222S-140 190 0 222 220 210 360 236V430Z', k.l(`${mix(accent, light, 0.5)} ${mix(middle, accent, 0.4)}@30 ${deep}`))}`;
  return world(
    v,
    `${paint(k.l(`${mix(deep, middle, 0.5)} ${middle}@40 ${mix(accent, light, 0.45)}@66`))}${e(0, 0, 520, 340, k.r(`${light}/90 ${light}/30@50 ${light}/0`))}${band(-300, 430, k.l(`${deep}/0 ${deep}/0`))}${at('translate(-600 20)', lolly(mint))}${hills}${at('translate(-300 6) scale(.92)', lolly(metal))}${at('translate(-430 70) scale(.7)', lolly(accent))}${at('translate(318 60) scale(.84)', lolly(blue))}${confetti}${at('translate(0 6)', machine)}${at('translate(-250-150) rotate(-24) scale(.66)', wrapped(mint))}${at('translate(286-196) rotate(26) scale(.6)', wrapped(blue))}${at('translate(-232 214) scale(.8)', drop(accent))}${at('translate(-160 240) scale(.62)', drop(mint))}${at('translate(232 232) scale(.7)', drop(metal))}${specks(k, -280, 230, 50, '#fff', 4, 'opacity=".8"')}`,
  );
}
