import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { wheelDrawing } from './rooms';
import { band, many, paint, specks, type View, world } from './view';

const stepped = (w: number, top: number, foot: number) =>
  `M${-w} ${foot}V${top + 96}h26V${top + 60}h30V${top + 28}h40V${top}H${w - 96}V${top + 28}h40V${top + 60}h30V${top + 96}h26V${foot}Z`;

/** An art deco theatre: fluted walls, a stepped stage arch, curtains drawn aside, a wheel in the spotlight. */
export function theatre(v: View): string {
  const { k, deep, middle, light, metal } = v;
  const gold = k.l(`${shade(metal, 0.55)} ${metal}@40 ${shade(metal, -0.55)}`);
  const wall =
    paint(k.l(`${mix(deep, middle, 0.3)} ${mix(deep, middle, 0.75)}@45 ${deep}`)) +
    line(
      many(46, (i) => `M${-860 + i * 27}-300V230`),
      shade(deep, -0.35),
      4,
      'opacity=".6"',
    );
  const fan = at(
    'translate(-600 40)',
    `${k.glow(0, -30, 170, light, 70)}${many(7, (i) => p('M0 0-13-118Q0-146 13-118Z', i % 2 ? gold : k.l(`${shade(light, 0.3)} ${metal}`), `transform="rotate(${(i - 3) * 21})"`))}${c(0, 0, 20, gold)}${p('M-14 16H14L6 74H-6Z', gold)}`,
  );
  const rays = Array.from({ length: 25 }, (_, i) => {
    const a = (-178 + (i * 176) / 24) * (Math.PI / 180);
    return `M${n(Math.cos(a) * 60)} ${n(150 + Math.sin(a) * 60)}L${n(Math.cos(a) * 420)} ${n(150 + Math.sin(a) * 420)}`;
  }).join('');
  const back =
    p(stepped(262, -214, 240), k.l(`${mix(middle, metal, 0.35)} ${middle}@45 ${shade(deep, -0.2)}`)) +
    k.clip(
      `<path d="${stepped(262, -214, 240)}"/>`,
      line(rays, metal, 5, 'opacity=".75"') +
        line(rays, light, 1.5, 'opacity=".8" transform="rotate(3.6 0 150)"') +
        c(0, 150, 150, k.r(`${light}/95 ${metal}/55@60 ${metal}/0`)) +
        p('M-40-320H-90L-210 250H-20ZM40-320H90L210 250H20Z', k.l(`${light}/60 ${light}/0`)),
    );
  const fold = (x: number) =>
    p(
      `M${x}-230h46C${x + 40}-70 ${x - 10 + (x + 270) * -0.36} 40 ${n(-262 + (x + 270) * 0.2 + 14)} 120L${n(-262 + (x + 270) * 0.2)} 120C${x - 20} 20 ${x} -90 ${x}-230Z`,
      k.l(`${shade(middle, -0.45)} ${shade(middle, 0.28)}@50 ${shade(middle, -0.5)}`, 90),
    );
  const drape = `${[-110, -150, -190, -230, -270].map(fold).join('')}${p('M-270 116H-216C-210 160-222 200-206 250H-276Z', k.l(`${shade(middle, -0.45)} ${shade(middle, 0.2)}@40 ${shade(middle, -0.5)}`, 90))}${box(-274, 108, 64, 15, gold, 'rx="7"')}${p('M-216 122h10l4 46h-18z', gold)}`;
  const valance = many(
    6,
    (i) =>
      `${p(`M${-270 + i * 90}-236h90v34q-45 62-90 0Z`, k.l(`${shade(middle, 0.1)} ${shade(middle, -0.5)}`))}${line(`M${-270 + i * 90}-202q45 62 90 0`, metal, 6)}`,
  );
  const frame =
    [330, 306, 284]
      .map((w, i) =>
        p(
          `${stepped(w, -262 + i * 14, 250)}${stepped(w - 13, -252 + i * 14, 250)}`,
          i === 1 ? shade(deep, -0.4) : gold,
          'fill-rule="evenodd"',
        ),
      )
      .join('') + at('translate(0-246)', p('M-34 0 0-34 34 0 0 34Z', gold) + p('M-14 0 0-14 14 0 0 14Z', '#c4142b'));
  const stage =
    band(234, 430, k.l(`${mix(metal, '#7a3a14', 0.62)} ${shade(deep, -0.1)}@55 ${shade(deep, -0.5)}`)) +
    line(
      many(17, (i) => `M${-480 + i * 60} 240L${-800 + i * 100} 430`),
      shade(deep, -0.5),
      2,
      'opacity=".6"',
    ) +
    e(0, 262, 330, 60, k.r(`${light}/85 ${light}/0`)) +
    band(231, 238, gold);
  const steps = [
    [190, 196],
    [238, 222],
  ]
    .map(
      ([w = 0, y = 0]) =>
        `${box(-w, y, w * 2, 30, k.l(`${shade(metal, 0.2)} ${shade(metal, -0.62)}`))}${box(-w, y, w * 2, 4, shade(metal, 0.6))}`,
    )
    .join('');
  return world(
    v,
    wall +
      fan +
      back +
      stage +
      steps +
      at('translate(0 116) scale(.9)', wheelDrawing(v)) +
      k.sym(drape) +
      valance +
      frame +
      specks(k, -240, 200, 70, light, 3, 'opacity=".5"'),
  );
}
