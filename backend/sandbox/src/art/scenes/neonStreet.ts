import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { many, paint, specks, type View, world } from './view';

/** A wet street at two in the morning: signs of light over the pavement, and again in the puddles. */
export function neonStreet(v: View): string {
  const { k, deep, middle, light, accent } = v;
  const pink = '#ff3fb0';
  const cyan = '#35e4ff';
  const amber = '#ffb028';
  const tube = (d: string, tone: string, width = 7) =>
    `${line(d, tone, width * 3.4, 'opacity=".16"')}${line(d, tone, width * 1.7, 'opacity=".4"')}${line(d, mix(tone, '#fff', 0.55), width)}`;
  const seven = 'M-40-60H46V-36L4 68H-30L10-32H-40Z';
  const cherries =
    'M-26 44a26 26 0 1 1 .1 0ZM34 56a26 26 0 1 1 .1 0ZM-26-8C-20-44 0-66 34-76 26-50 30-20 34 4M34-76C50-88 76-84 84-66 64-56 46-60 34-76';
  const diamond = 'M-50-20-26-52H26L50-20 0 54ZM-50-20H50M-26-52-14-20 0 54 14-20 26-52';
  const star = 'M0-56 16-18 58-16 26 10 38 52 0 28-38 52-26 10-58-16-16-18Z';
  const bolt = 'M10-60-34 10H-4L-14 60 34-14H4Z';
  const spade = 'M0-56C50-14 54 20 26 28 12 30 4 22 0 14-4 22-12 30-26 28-54 20-50-14 0-56ZM0 14V54M-18 54H18';
  const windows = (x: number, w: number, top: number) =>
    many(Math.floor(w / 30), (i) =>
      many(9, (j) => (k.next() > 0.45 ? `M${x + 12 + i * 30} ${top + 20 + j * 42}h14v22h-14z` : '')),
    );
  const block = (x: number, w: number, top: number, tone: string) =>
    `${p(`M${x} 180V${top}h${w}V180Z`, k.l(`${shade(tone, -0.5)} ${tone}`))}${p(windows(x, w, top), '#ffe6a0', 'opacity=".2"')}`;
  const walls =
    block(-860, 150, -300, mix(deep, middle, 0.9)) +
    block(-700, 128, -210, mix(deep, middle, 1)) +
    block(-566, 150, -300, mix(deep, middle, 0.7)) +
    block(-408, 110, -240, mix(deep, middle, 1)) +
    block(-292, 104, -300, mix(deep, middle, 0.8)) +
    block(-182, 60, -150, mix(deep, middle, 1)) +
    block(132, 60, -140, mix(deep, middle, 1)) +
    block(196, 180, -300, mix(deep, middle, 0.8));
  const plate = (x: number, y: number, w: number, h: number, tone: string, inner: string) =>
    at(
      `translate(${x} ${y})`,
      `${k.glow(0, 0, Math.max(w, h) * 0.95, tone, 40)}${box(-w / 2, -h / 2, w, h, shade(deep, -0.2), 'rx="12"')}${tube(`M${-w / 2 + 14} ${-h / 2}H${w / 2 - 14}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 14}V${h / 2 - 14}Q${w / 2} ${h / 2} ${w / 2 - 14} ${h / 2}H${-w / 2 + 14}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - 14}V${-h / 2 + 14}Q${-w / 2} ${-h / 2} ${-w / 2 + 14} ${-h / 2}Z`, tone, 4)}${inner}`,
    );
  const tall = (x: number, y: number, tone: string, other: string) =>
    plate(
      x,
      y,
      70,
      260,
      tone,
      at('translate(0-78) scale(.46)', tube(star, other, 9)) +
        at('translate(0 0) scale(.46)', tube(spade, tone, 9)) +
        at('translate(0 78) scale(.46)', tube(bolt, other, 9)),
    );
  const main = `${k.glow(0, -70, 300, accent, 55)}${box(-150, -196, 300, 236, shade(deep, -0.3), 'rx="26"')}${line('M-90-196V-320M90-196V-320', shade(middle, 0.1), 5)}${tube('M-118-182H118Q138-182 138-162V6Q138 26 118 26H-118Q-138 26-138 6V-162Q-138-182-118-182Z', accent, 7)}${tube('M-106-166H106Q122-166 122-150V-6Q122 10 106 10H-106Q-122 10-122-6V-150Q-122-166-106-166Z', light, 3)}${[-76, 0, 76].map((x, i) => at(`translate(${x}-78) scale(.78)`, tube(seven, [pink, amber, cyan][i] as string, 8))).join('')}${tube('M-160 66H92L70 46M92 66 70 86', amber, 6)}`;
  const signs = `${tall(-236, -60, pink, cyan)}${tall(246, -84, cyan, pink)}${plate(-352, -128, 128, 120, amber, at('translate(-8-4) scale(.62)', tube(cherries, '#ff4b5c', 7)))}${plate(-496, -40, 130, 130, cyan, at('scale(.8)', tube(diamond, cyan, 5)))}${tall(-640, -90, accent, amber)}${plate(-774, -40, 120, 120, pink, at('scale(.72)', tube(star, pink, 6)))}${plate(330, 70, 110, 96, accent, at('scale(.56)', tube(bolt, accent, 9)))}`;
  const shops = `${many(9, (i) => {
    const x = -840 + i * 134 + (i > 6 ? 30 : 0);
    return i === 6 || i === 7
      ? ''
      : `${box(x, 92, 104, 88, k.l(`${[pink, cyan, amber, accent][i % 4]}/75 ${[pink, cyan, amber, accent][i % 4]}/18`))}${p(`M${x - 8} 92h120l-12-20h-96z`, shade([pink, cyan, amber, accent][i % 4] as string, -0.5))}`;
  })}`;
  const lit = `${walls}${shops}${signs}${main}`;
  const road = p('M-860 180H360V430H-860Z', k.l(`${mix(deep, middle, 0.5)}/72 ${deep}/78@30 ${shade(deep, -0.3)}`));
  const streaks = many(70, (i) => {
    const [x, y] = [-850 + k.next() * 1200, 190 + k.next() * 200];
    return `<path d="M${n(x)} ${n(y)}h${n(30 + k.next() * 110)}" stroke="${[pink, cyan, accent, amber, light][i % 5]}" stroke-width="3"/>`;
  });
  const walker = (x: number, y: number, s: number, tone: string) =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      `${p('M0-76C-46-76-58-54-62-44H62C58-54 46-76 0-76Z', k.l(`${tone} ${shade(tone, -0.6)}`))}${line('M0-76V-20', '#05070a', 4)}${c(0, -30, 11, '#05070a')}${p('M-16-18H16L20 40H10L6 84H-4L-2 44-8 84H-18L-14 30H-20Z', '#05070a')}`,
    );
  return world(
    v,
    `${paint(k.l(`${shade(deep, -0.2)} ${mix(deep, '#1a1238', 0.7)}@40 ${mix(pink, deep, 0.55)}@66 ${deep}`))}${e(0, 150, 240, 220, k.r(`${mix(pink, amber, 0.4)}/80 ${pink}/30@50 ${pink}/0`))}${k.repeat(
      lit,
      ['', 'translate(0 360) scale(1-1)'].map((t) => t || 'translate(0 0)'),
    )}${road}<g opacity=".5" stroke-linecap="round">${streaks}</g>${walker(-96, 150, 0.62, pink)}${walker(112, 164, 0.8, cyan)}${line(
      many(46, () => {
        const [x, y] = [-850 + k.next() * 1240, -300 + k.next() * 640];
        return `M${n(x)} ${n(y)}l-7 34`;
      }),
      '#fff',
      1.6,
      'opacity=".3"',
    )}${specks(k, -280, 170, 30, light, 3, 'opacity=".5"')}`,
  );
}
