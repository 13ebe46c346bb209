import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p, starPath } from '../kit';
import { many, paint, type View, world } from './view';

/** The sports page: columns of print, a press photograph of the ball in the net, one red headline. */
export function press(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const text = (x: number, y: number, w: number, lines: number, step = 13) =>
    line(
      many(lines, (i) => `M${x} ${y + i * step}h${n(i === lines - 1 ? w * 0.5 : w - k.next() * w * 0.08)}`),
      mix(deep, light, 0.42),
      5,
      'opacity=".55"',
    );
  const words = (x: number, y: number, w: number, h: number, fill: string) => {
    let d = '';
    for (let at = 0; at < w - 20; ) {
      const size = Math.min(w - at, 34 + k.next() * 70);
      d += `M${n(x + at)} ${y}h${n(size)}v${h}h${n(-size)}z`;
      at += size + h * 0.42;
    }
    return p(d, fill);
  };
  const back = at(
    'rotate(-3)',
    `${box(-900, -330, 760, 820, k.l(`#fff ${mix(light, middle, 0.1)}`), `stroke="${mix(light, middle, 0.4)}" stroke-width="2"`)}${line('M-860-226H-180M-860-218H-180M-860-150H-180', deep, 2, 'opacity=".7"')}${words(-850, -200, 640, 34, mix(deep, light, 0.3))}${[-850, -690, -530, -370].map((x) => text(x, -128, 140, 30)).join('')}${line('M-700-132V300M-540-132V300M-380-132V300', mix(light, middle, 0.6), 1.5)}`,
  );
  const net =
    line(
      many(19, (i) => `M${-230 + i * 26}-190C${n(-190 + i * 21)}-60 ${n(-190 + i * 21)} 60 ${-230 + i * 26} 200`),
      '#fff',
      2.4,
      'opacity=".85"',
    ) +
    line(
      many(15, (i) => `M-240 ${-180 + i * 26}C-80 ${n(-168 + i * 24)} 80 ${n(-168 + i * 24)} 240 ${-180 + i * 26}`),
      '#fff',
      2.4,
      'opacity=".85"',
    );
  const dots = k.define(
    'halftone',
    (id) =>
      `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="3.500" cy="3.500" r="1.900" fill="#000"/></pattern>`,
  );
  const patch = p(starPath(5, 62, 50.2), '#1c1d22');
  const ball = `${c(0, 0, 150, k.r('#fff #f0f0ee@50 #9b9b98@84 #55565a', 0.36, 0.3, 0.75))}${k.clip('<circle r="150"/>', patch + Array.from({ length: 5 }, (_, i) => `<g transform="rotate(${i * 72})">${line('M0-60V-98', '#1c1d22', 5)}${p('M0-96 44-118 34-172H-34L-44-118Z', '#1c1d22')}${line('M44-118 92-92', '#1c1d22', 5)}</g>`).join(''))}`;
  const crowd = many(90, () => `M${n(-236 + k.next() * 472)} ${n(-170 + k.next() * 130)}h0`);
  const photo = `${box(-236, -172, 472, 330, k.l('#3a3b40 #77787a@52 #4a4b4f@54 #a8a8a4'))}${line(crowd, '#d8d8d4', 9, 'opacity=".45"')}${line(crowd, '#18191d', 9, 'opacity=".55" transform="translate(9 6)"')}${box(-236, -20, 472, 26, '#232429')}${words(-228, -16, 456, 17, '#e6e6e2')}${e(-150, -210, 190, 120, '#fff', 'opacity=".3"')}${line('M-214 176V-136H214V176', '#fff', 13)}${net}${e(48, 146, 120, 16, '#000', 'opacity=".4"')}${at('translate(44 42) rotate(18) scale(.66)', ball)}${line('M-150 70C-110 60-92 56-74 54M-160 34C-120 30-100 28-84 28M-136 104C-100 90-84 84-66 80', '#fff', 5, 'opacity=".8"')}${box(-236, -172, 472, 330, `url(#${dots})`, 'opacity=".2"')}`;
  const front = at(
    'translate(24 0) rotate(2.500)',
    `${box(-292, -330, 620, 800, deep, 'opacity=".18" transform="translate(-14 12)"')}${box(-292, -330, 620, 800, k.l(`#fff ${mix(light, middle, 0.08)}`, 40))}${line('M-264-236H300M-264-230H300', deep, 2)}${words(-264, -282, 330, 36, deep)}${box(196, -284, 104, 38, accent)}${words(206, -272, 84, 14, '#fff')}${words(-264, -216, 564, 26, accent)}${at('translate(18-4)', k.clip('<rect x="-236" y="-172" width="472" height="330"/>', photo))}${line('M-218 168H254', metal, 1.5)}${text(-218, 182, 470, 2)}${words(-264, 214, 400, 20, deep)}${[-264, -118, 28, 174].map((x) => text(x, 254, 128, 14)).join('')}`,
  );
  const pencil = at(
    'translate(214 208) rotate(-34)',
    `${box(-150, 10, 260, 18, deep, 'opacity=".18" rx="8"')}${box(-140, -11, 220, 22, k.l(`${mix(accent, '#fff', 0.3)} ${accent}@40 ${shade(accent, -0.35)}`))}${p('M80-11 124 0 80 11Z', '#e9cfa4')}${p('M110-4 124 0 110 4Z', deep)}${box(-158, -11, 20, 22, k.l('#eee #999'))}${box(-176, -10, 20, 20, mix(accent, '#fff', 0.55), 'rx="5"')}`,
  );
  return world(v, `${paint(k.l(`${mix(light, middle, 0.16)} ${mix(light, middle, 0.3)}`))}${back}${front}${pencil}`);
}
