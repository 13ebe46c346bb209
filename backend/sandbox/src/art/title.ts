import type { Colours } from './canvas';
import { mix, shade } from './colour';
import { box, type Kit, n, p } from './kit';
import { breakLines, type Face, measure, setLine, settable } from './lettering';
import type { Finish, TitlePlace } from './providers';

const finishes: Record<Finish, (c: Colours) => { fill: string; rim: string; body: string; hem: string }> = {
  gold: ({ deep }) => ({
    fill: '#fffbe0 #ffe27a@40 #f0a020@56 #ffd86a@74 #a85a08',
    rim: '#5a2503',
    body: mix('#7a2d04', deep, 0.35),
    hem: '#ffe9a0',
  }),
  white: ({ deep, light }) => ({
    fill: `#fff #fff@45 ${mix(light, '#ffffff', 0.4)}`,
    rim: mix(deep, '#000000', 0.3),
    body: mix(deep, '#000000', 0.5),
    hem: light,
  }),
  candy: ({ accent, deep }) => ({
    fill: `#fffdf0 #fff07a@40 ${mix(accent, '#ffb020', 0.4)}`,
    rim: mix(deep, '#b0125a', 0.4),
    body: mix(deep, '#5a0640', 0.5),
    hem: '#fff',
  }),
  chrome: ({ deep }) => ({
    fill: '#fff #eef4fb@46 #a3b2c8@54 #fff@64 #d3deea',
    rim: mix(deep, '#10151f', 0.5),
    body: mix(deep, '#05070c', 0.6),
    hem: '#fff',
  }),
  fire: () => ({ fill: '#fffbd0 #ffdf3e@35 #ff8a14@66 #e22408', rim: '#4a0503', body: '#240202', hem: '#ffd27a' }),
  ice: ({ deep }) => ({
    fill: '#fff #e6f8ff@42 #8fd6ff@62 #e9fbff',
    rim: mix(deep, '#0a3b73', 0.5),
    body: mix(deep, '#04122b', 0.6),
    hem: '#fff',
  }),
  neon: ({ light, accent, deep }) => ({
    fill: `#fff ${mix(light, '#ffffff', 0.55)}@50 ${mix(accent, '#ffffff', 0.35)}`,
    rim: accent,
    body: mix(deep, '#000000', 0.6),
    hem: accent,
  }),
  ink: ({ deep }) => ({
    fill: '#fffdf2 #ffe9b8',
    rim: mix(deep, '#1a0d2e', 0.6),
    body: mix(deep, '#0d0618', 0.7),
    hem: '#fff',
  }),
};

/** Title positions with something at their sides: a ribbon's ends, a plate's edge, a frame's corners. */
const narrow: ReadonlySet<TitlePlace> = new Set(['arch', 'banner', 'plate']);

/** Position and style of a picture's title. `room` is the largest height that it may fill, from the bottom (units). */
export interface TitleBox {
  face: Face;
  place: TitlePlace;
  finish: Finish;
  width: number;
  height: number;
  room: number;
}

/** The title as lettering: extruded body, rim, gradient face. Empty if no letter can be set. */
export function title(k: Kit, text: string, colours: Colours, t: TitleBox): string {
  const plain = settable(t.face, text);
  if (!plain) return '';
  const upper = t.face === 'epic' || t.face === 'deco' || t.face === 'tech' ? plain.toUpperCase() : plain;
  const inner = t.width * (narrow.has(t.place) ? 0.8 : 0.88);
  const { lines, base, limit } = layout(t, upper, inner);
  const sizes = lines.map((l) => Math.min(inner / measure(t.face, l), base * 1.5, limit));
  const total = sizes.reduce((sum, size) => sum + size * 0.92, 0);
  const top = t.place === 'top' ? t.height * 0.05 : t.height - t.room + (t.room - total) / 2 - t.height * 0.012;
  const bend = t.place === 'arch' ? Math.min(base * 0.42, t.width * 0.05) : 0;
  let y = top;
  const paths = lines.map((l, i) => {
    const size = sizes[i] as number;
    y += size * 0.86;
    const set = setLine(t.face, l, size * 2, bend * 2);
    const path = `<path transform="translate(${n(t.width / 2 - set.width / 4)} ${n(y - bend)}) scale(.5)" d="${set.d}"/>`;
    y += size * 0.06;
    return path;
  });
  const f = finishes[t.finish](colours);
  const id = k.id();
  const thick = Math.max(9, base * 0.2);
  const use = (attributes: string) => `<use href="#${id}" ${attributes}/>`;
  const letters = `${use(`fill="${f.body}" stroke="${f.body}" stroke-width="${n(thick * 2.5)}" stroke-linejoin="round" transform="translate(0 ${n(thick * 0.55)})"`)}${use(`fill="${f.rim}" stroke="${f.rim}" stroke-width="${n(thick * 1.7)}" stroke-linejoin="round"`)}${use(`fill="none" stroke="${k.l(`${f.hem} ${f.hem}/30`)}" stroke-width="${n(thick * 0.55)}" stroke-linejoin="round"`)}${use(`fill="${k.l(f.fill)}"`)}`;
  const middle = top + total / 2;
  const art = `<defs><g id="${id}">${paths.join('')}</g></defs>${letters}`;
  return (
    plate(k, t, colours, top, total) +
    (t.place === 'tilt' ? `<g transform="rotate(-5 ${n(t.width / 2)} ${n(middle)})">${art}</g>` : art)
  );
}

/** The number of lines that makes the smallest letters largest. */
function layout(t: TitleBox, text: string, inner: number) {
  const tried = [1, 2, 3].map((most) => {
    const lines = breakLines(t.face, text, most);
    const widest = Math.max(...lines.map((l) => measure(t.face, l)));
    const limit = Math.min(t.room / (lines.length * 0.98 + 0.25), t.width * (t.width > t.height ? 0.15 : 0.23));
    return { lines, limit, base: Math.min(limit, inner / widest) };
  });
  return tried.reduce((best, next) => (next.base > best.base * 1.06 ? next : best));
}

function plate(k: Kit, t: TitleBox, { deep, middle, metal, accent }: Colours, top: number, total: number): string {
  const [w, y, h] = [t.width, top - total * 0.1, total * 1.28];
  if (t.place === 'banner') {
    const d = `M${n(w * 0.03)} ${n(y)}H${n(w * 0.97)}L${n(w * 0.93)} ${n(y + h / 2)} ${n(w * 0.97)} ${n(y + h)}H${n(w * 0.03)}L${n(w * 0.07)} ${n(y + h / 2)}Z`;
    return (
      p(d, k.l(`${mix(accent, middle, 0.55)} ${mix(deep, middle, 0.4)}`), `stroke="${metal}" stroke-width="4"`) +
      box(w * 0.09, y + 9, w * 0.82, 3, metal, 'opacity=".7"') +
      box(w * 0.09, y + h - 12, w * 0.82, 3, metal, 'opacity=".7"')
    );
  }
  if (t.place === 'plate') {
    const dark = shade(deep, -0.2);
    return (
      box(
        w * 0.06,
        y,
        w * 0.88,
        h,
        k.l(`${mix(deep, middle, 0.3)}/92 ${dark}/96`),
        `rx="14" stroke="${metal}" stroke-width="4"`,
      ) +
      box(
        w * 0.06 + 9,
        y + 9,
        w * 0.88 - 18,
        h - 18,
        'none',
        `rx="8" stroke="${metal}" stroke-width="1.5" opacity=".7"`,
      )
    );
  }
  return '';
}
