import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p } from '../kit';
import { coin } from '../motifs/treasures';
import { band, many, paint, specks, type View, world } from './view';

/** A temple in the jungle: mossy steps up to a glowing door under a stone mask, leaves in four depths. */
export function jungle(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const green = mix(middle, '#2f7a3a', 0.5);
  const stone = (tone: number) =>
    k.l(
      `${mix(mix(middle, '#8a8468', 0.72), light, Math.max(0, tone))} ${mix(mix(middle, '#6a6650', 0.7), deep, 0.3 - tone)}`,
    );
  const shafts = p(
    'M-180-320H-90L-330 330H-560ZM10-320H80L20 330H-150ZM160-320H260L420 330H240Z',
    k.l(`${light}/52 ${light}/0`),
  );
  const trees = (count: number, fill: string, spread: number) =>
    p(
      many(count, (i) => {
        const [x, w] = [-860 + (i * 1240) / count + k.next() * 40, spread * (0.7 + k.next() * 0.6)];
        return `M${n(x)} 260C${n(x + w * 0.2)} 100 ${n(x + w * 0.1)}-100 ${n(x - w * 0.2)}-320H${n(x + w)}C${n(x + w * 0.7)}-100 ${n(x + w * 0.7)} 100 ${n(x + w * 1.1)} 260Z`;
      }),
      fill,
    );
  const trunk = (x: number, w: number) =>
    p(
      `M${x} 270C${x + 20} 100 ${x + 8}-100 ${x - 24}-320H${x + w}C${x + w - 30}-100 ${x + w - 26} 100 ${x + w + 14} 270Z`,
      shade(deep, -0.1),
    );
  const canopy = (y: number, fill: string, size: number) =>
    p(
      many(Math.round(1300 / size), (i) => {
        const x = -880 + i * size;
        return `M${n(x - size)} -330H${n(x + size)}C${n(x + size)} ${n(y + k.next() * 50)} ${n(x + size * 0.3)} ${n(y + 40 + k.next() * 40)} ${n(x)} ${n(y + k.next() * 20)}C${n(x - size * 0.4)} ${n(y + 50 + k.next() * 20)} ${n(x - size)} ${n(y + 10)} ${n(x - size)}-330Z`;
      }),
      fill,
    );
  const moss = k.l(`${mix(green, light, 0.3)} ${green}`);
  const tier = (w: number, y: number, h: number) =>
    `${box(-w, y, w * 2, h, stone(0.1))}${box(-w, y, w * 2, 8, mix('#a39a78', light, 0.3), 'opacity=".9"')}${line(
      `${many(Math.floor(w / 26), (i) => `M${-w + 26 + i * 52} ${y + 10}V${y + h}`)}M${-w} ${n(y + h * 0.55)}H${w}`,
      deep,
      3,
      'opacity=".45"',
    )}${p(
      many(
        Math.floor(w / 22),
        (i) =>
          `M${-w + i * 44} ${y - 4}h${n(30 + k.next() * 14)}q-8 ${n(10 + k.next() * 26)}-16 2-8 ${n(12 + k.next() * 20)}-16 0z`,
      ),
      moss,
    )}`;
  const mask = at(
    'translate(0-118)',
    `${p('M-74-56C-60-92 60-92 74-56L66 30C50 66 20 78 0 80-20 78-50 66-66 30Z', stone(0.22), `stroke="${deep}" stroke-width="4"`)}${p('M-110-64 -72-50-66-10-104-20ZM110-64 72-50 66-10 104-20Z', k.l(`${metal} ${shade(metal, -0.6)}`), `stroke="${deep}" stroke-width="3"`)}${k.sym(p('M14-22C30-36 52-34 60-18 48-4 24-4 14-22Z', deep) + c(37, -19, 8, accent) + k.glow(37, -19, 26, accent, 90))}${p('M-12-14H12L20 22H-20Z', stone(-0.1), `stroke="${deep}" stroke-width="3"`)}${p('M-44 34H44L34 60H-34Z', deep)}${p('M-36 34h14v16h-14zM-16 34h14v18h-14zM4 34h14v18H4zM24 34h14v16H24z', mix('#e9dcb4', light, 0.3))}${p('M-30-74H30L0-48Z', k.l(`${shade(metal, 0.4)} ${shade(metal, -0.4)}`))}`,
  );
  const flame = `${k.glow(0, -26, 120, accent, 85)}${p('M-20 0C-34-30-8-44-6-84 20-60 30-30 18 0Z', k.l(`#fff0a0 ${accent}@60 #d8401a`))}${p('M-9 0C-14-18 0-28 0-46 12-30 14-14 9 0Z', '#fff6c8')}${p('M-26 0H26L16 22H-16Z', k.l(`${metal} ${shade(metal, -0.6)}`))}${box(-7, 20, 14, 80, shade('#6a4a26', -0.3))}`;
  const temple = `${e(0, 240, 420, 40, '#000', 'opacity=".5"')}${tier(150, -166, 106)}${tier(210, -62, 92)}${tier(272, 28, 96)}${tier(336, 122, 110)}${mask}${p('M-72 234V44H72V234Z', stone(0.24))}${p('M-54 234V62C-40 48 40 48 54 62V234Z', k.l(`#fff3b8 ${light}@30 ${accent}@80 ${mix(accent, deep, 0.4)}`))}${k.glow(0, 150, 190, accent, 80)}${p('M-82 36H82L70 60H-70Z', k.l(`${metal} ${shade(metal, -0.55)}`))}${[0, 1, 2, 3].map((i) => box(-86 - i * 22, 168 + i * 20, 172 + i * 44, 21, stone(0.26 - i * 0.04), `stroke="${deep}" stroke-width="2"`)).join('')}${at('translate(-142 94)', flame)}${at('translate(142 94)', flame)}`;
  const vine = (x: number, h: number) =>
    `${line(`M${x}-320C${x + 20} ${n(-320 + h * 0.4)} ${x - 20} ${n(-320 + h * 0.7)} ${x + 6} ${-320 + h}`, shade(green, -0.4), 5)}${p(
      many(
        Math.floor(h / 26),
        (i) =>
          `M${x + (i % 2 ? 2 : -2)} ${-310 + i * 26}q${i % 2 ? 22 : -22}-8 ${i % 2 ? 28 : -28} 10q${i % 2 ? -18 : 18} 8 ${i % 2 ? -28 : 28}-10z`,
      ),
      mix(green, light, 0.16),
    )}`;
  const leaf = 'M0 0C-50-60-60-150 0-240 60-150 50-60 0 0Z';
  const fan = (fill: string, rib: string) =>
    [-78, -50, -24, 2, 28, 54, 80]
      .map((turn) => at(`rotate(${turn}) scale(.62 1)`, p(leaf, fill) + line('M0 0V-220', rib, 4, 'opacity=".6"')))
      .join('');
  const bush = (x: number, y: number, s: number, tone: string) =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      fan(k.l(`${mix(tone, light, 0.24)} ${shade(tone, -0.4)}`), mix(tone, light, 0.4)),
    );
  return world(
    v,
    `${paint(k.l(`${mix(green, light, 0.24)} ${mix(middle, light, 0.52)}@34 ${mix(green, deep, 0.3)}@66 ${deep}`))}${e(0, -40, 520, 300, k.r(`${light}/95 ${light}/30@50 ${light}/0`))}${trees(12, mix(green, light, 0.28), 40)}${trees(8, mix(green, deep, 0.25), 64)}${canopy(-170, mix(green, deep, 0.18), 90)}${temple}${shafts}${band(226, 430, k.l(`${mix(green, deep, 0.4)} ${shade(deep, -0.3)}`))}${e(0, 240, 200, 26, k.r(`${accent}/75 ${accent}/0`))}${trunk(-640, 120)}${trunk(-330, 70)}${trunk(322, 130)}${canopy(-236, shade(deep, 0.02), 120)}${vine(-230, 230)}${vine(-420, 300)}${vine(232, 200)}${vine(300, 330)}${bush(-300, 290, 0.9, green)}${bush(300, 300, 1, green)}${bush(-560, 320, 1.2, mix(green, deep, 0.35))}${bush(-800, 330, 1.3, mix(green, deep, 0.5))}${bush(-180, 330, 0.62, mix(green, deep, 0.2))}${at('translate(-96 252) rotate(-14)', coin(k, 26))}${at('translate(-44 266)', coin(k, 22))}${at('translate(110 260) rotate(12)', coin(k, 28))}${specks(k, -200, 240, 60, light, 4, 'opacity=".75"')}`,
  );
}
