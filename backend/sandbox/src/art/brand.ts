import { brandMarks } from './brandMarks';
import { mix, shade } from './colour';
import { at, box, Kit } from './kit';
import { type Face, measure, setLine, settable } from './lettering';
import { palettes, type ScenePalette } from './palettes';
import { hash } from './random';

/** Variants of a brand: on its own ground, on the opposite ground, and as a square icon. */
const kinds = ['logo', 'inverse', 'icon'] as const;
export type BrandKind = (typeof kinds)[number];
/** Narrows untrusted text to a kind. */
export const isBrandKind = (text: string): text is BrandKind => (kinds as readonly string[]).includes(text);

/** The lettering that suits a palette. */
const faces: Record<string, Face> = {
  candy: 'fun',
  lagoon: 'fun',
  toys: 'fun',
  comic: 'comic',
  festival: 'comic',
  burgundy: 'deco',
  terracotta: 'deco',
  amber: 'slab',
  news: 'slab',
  graphite: 'tech',
  acid: 'tech',
  navy: 'tech',
  indigo: 'tech',
  neon: 'tech',
  pixel: 'tech',
  slate: 'tech',
  asphalt: 'tech',
};
const capitals = new Set<Face>(['epic', 'deco', 'tech']);

function wordmark(palette: string, name: string, fill: string): string {
  const face = faces[palette] ?? 'epic';
  const text = settable(face, capitals.has(face) ? name.toUpperCase() : name);
  if (!text) return '';
  const size = Math.min(42, 218 / measure(face, text));
  const made = setLine(face, text, size * 4);
  const lean = palette === 'asphalt' ? ' skewX(-12)' : '';
  return `<path transform="translate(92 ${Math.round(40 + size * 0.35)})${lean} scale(.25)" d="${made.d}" fill="${fill}"/>`;
}

/** The text colour: light on a dark ground, dark on a light one. */
function ink(k: Kit, { deep, light, metal, day }: ScenePalette, onDark: boolean): string {
  if (onDark) return k.l(`#fff ${mix(light, '#fff', 0.3)}@50 ${day ? light : mix(light, metal, 0.5)}`);
  return k.l(`${mix(deep, metal, 0.12)} ${shade(deep, -0.2)}`);
}

/** A site's brand in a palette: its wordmark, 320 × 80, or its icon, 512 × 512 with a safe zone. */
export function brand(kind: BrandKind, palette: string, name: string): string {
  const colours = palettes[palette] ?? (palettes.evening as ScenePalette);
  const k = new Kit(hash(name));
  const mark = brandMarks[palette]?.(k, colours) ?? '';
  if (kind === 'icon') {
    const { day, deep, middle, light } = colours;
    const ground = day
      ? k.r(`#fff ${mix(light, middle, 0.3)}`, 0.5, 0.35, 0.8)
      : k.r(`${middle} ${deep}`, 0.5, 0.35, 0.8);
    return k.svg(512, 512, name, box(0, 0, 512, 512, ground) + at('translate(256 256) scale(3)', mark));
  }
  const onDark = (kind === 'logo') !== colours.day;
  return k.svg(
    320,
    80,
    name,
    at('translate(44 40) scale(.76)', mark) + wordmark(palette, name, ink(k, colours, onDark)),
  );
}
