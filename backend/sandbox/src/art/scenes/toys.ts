import { mix, shade } from '../colour';
import { at, box, c, e, line, p, starPath } from '../kit';
import { coin } from '../motifs/treasures';
import { band, many, paint, type View, world } from './view';

/** A toy box: a castle of wooden blocks, a train that carries coins, a ball and a spinning top. */
export function toys(v: View): string {
  const { k, deep, middle: blue, light, accent: red, metal: yellow } = v;
  const green = '#3fb970';
  const face = (tone: string) => k.l(`${mix(tone, '#fff', 0.28)} ${tone}@45 ${shade(tone, -0.18)}`, 30);
  const block = (x: number, y: number, w: number, h: number, tone: string, inner = '') =>
    `${p(`M${x + w} ${y}l16-14v${h}l-16 14Z`, shade(tone, -0.38))}${p(`M${x} ${y}l16-14h${w}l-16 14Z`, mix(tone, '#fff', 0.5))}${box(x, y, w, h, face(tone))}${inner ? at(`translate(${x + w / 2} ${y + h / 2})`, inner) : ''}`;
  const roof = (x: number, y: number, w: number, h: number, tone: string) =>
    `${p(`M${x + w / 2} ${y - h}l16-14L${x + w + 16} ${y - 14}l-16 14Z`, shade(tone, -0.36))}${p(`M${x} ${y}L${x + w / 2} ${y - h} ${x + w} ${y}Z`, face(tone))}`;
  const heart = p('M0 30C-42-2-30-34-10-30-2-28 0-20 0-16 0-20 2-28 10-30 30-34 42-2 0 30Z', '#fff');
  const star = p(starPath(5, 32, 14), '#fff');
  const gem = p('M0-30 26 0 0 30-26 0Z', '#fff');
  const seven = p('M-22-30H24V-14L0 32H-22L2-10H-22Z', '#fff');
  const arch = (x: number, y: number) =>
    `${p(`M${x} ${y}l16-14h180l-16 14Z`, mix(yellow, '#fff', 0.5))}${p(`M${x + 180} ${y}l16-14v104l-16 14Z`, shade(yellow, -0.38))}${p(`M${x + 44} ${y + 104}V${y + 80}a46 46 0 0 1 92 0V${y + 104}Z`, shade(yellow, -0.55))}${p(`M${x} ${y}h180v104h-44V${y + 80}a46 46 0 0 0-92 0V${y + 104}h-44Z`, face(yellow))}`;
  const castle = `${block(-150, 122, 84, 84, red, heart)}${block(112, 122, 84, 84, green, star)}${arch(-66, 102)}${block(-150, 38, 84, 84, blue, star)}${block(112, 38, 84, 84, red, seven)}${block(-66, 54, 178, 48, green)}${roof(-156, 38, 96, 84, yellow)}${roof(106, 38, 96, 84, blue)}${block(-20, -34, 86, 88, blue, gem)}${block(-30, -62, 106, 28, red)}${roof(-26, -62, 98, 92, yellow)}${line('M23-158V-206', deep, 5)}${p('M25-206H78L62-190 78-174H25Z', red)}`;
  const wheel = (x: number, y: number, r: number) =>
    `${c(x, y, r, face(deep))}${c(x, y, r * 0.62, face(yellow))}${c(x, y, r * 0.2, deep)}`;
  const train = at(
    'translate(-330 168)',
    `${block(-104, -40, 116, 52, blue)}${block(-104, -104, 58, 66, red, box(-17, -17, 34, 32, '#fff', 'rx="5"'))}${box(-116, -116, 90, 14, face(yellow), 'rx="6"')}${p('M-24-40V-72H4V-40ZM-32-84H12V-72H-32Z', face(green))}${p('M12-26Q34-20 34 12H12Z', face(red))}${wheel(-78, 20, 26)}${wheel(-12, 20, 26)}${line('M-110 10H-146', deep, 6)}${block(-256, -24, 110, 36, green)}${wheel(-228, 22, 22)}${wheel(-172, 22, 22)}${[-232, -196, -160].map((x, i) => at(`translate(${x} ${-40 - (i % 2) * 12})`, coin(k, 28))).join('')}${c(-8, -122, 17, '#fff', 'opacity=".95"')}${c(-30, -150, 24, '#fff', 'opacity=".9"')}${c(-64, -182, 32, '#fff', 'opacity=".85"')}`,
  );
  const ball = at(
    'translate(-118 236)',
    `${e(4, 48, 54, 9, deep, 'opacity=".2"')}${c(0, 0, 50, yellow)}${k.clip('<circle r="50"/>', p('M-60-14C-20 0 20 0 60-14V14C20 28-20 28-60 14Z', red) + p('M-60-60H60V-30C20-16-20-16-60-30Z', blue))}${c(0, 0, 50, k.r('#fff/75 #fff/0@48 #000/28', 0.35, 0.28, 0.8))}`,
  );
  const top = at(
    'translate(266 206) rotate(14)',
    `${p('M-9-86H9V-40H-9Z', face(deep))}${k.ball(0, -90, 14, red)}${p('M-74-30C-60-56 60-56 74-30 70 10 20 40 0 62-20 40-70 10-74-30Z', face(blue))}${p('M-74-30C-60-8 60-8 74-30 74-20 70-10 64 0 30 18-30 18-64 0-70-10-74-20-74-30Z', face(yellow))}${p('M-40 20C-16 28 16 28 40 20L28 34C10 40-10 40-28 34Z', face(red))}`,
  );
  const wall = `${paint(k.l(`${mix(blue, '#fff', 0.62)} ${mix(light, '#fff', 0.2)}@46 ${light}@60`))}${many(22, (i) =>
    p(
      i % 3 ? starPath(5, 17, 7.5) : starPath(4, 15, 6),
      [red, yellow, blue, green][i % 4] as string,
      `transform="translate(${-830 + (i % 11) * 112 + (i > 10 ? 56 : 0)} ${i > 10 ? -90 : -212}) rotate(${i * 23})" opacity=".32"`,
    ),
  )}`;
  const rug = `${band(206, 430, k.l(`${mix(yellow, '#fff', 0.55)} ${mix(yellow, light, 0.72)}`))}${band(200, 208, mix(yellow, '#fff', 0.25))}${e(-60, 300, 640, 120, mix(red, '#fff', 0.62))}${e(-60, 300, 560, 98, mix(light, '#fff', 0.3))}${e(-60, 300, 480, 78, mix(blue, '#fff', 0.6))}`;
  return world(
    v,
    `${wall}${rug}${e(30, 212, 250, 24, deep, 'opacity=".2"')}${e(-410, 214, 220, 16, deep, 'opacity=".18"')}${train}${castle}${ball}${top}${at('translate(10 250) rotate(-10)', coin(k, 34))}${at('translate(86 262) rotate(12)', coin(k, 28))}`,
  );
}
