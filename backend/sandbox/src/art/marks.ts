import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { isProviderLogo, type ProviderLogo, providerLogos } from '@marquee/contract/providerLogos';
import { gameColours } from './canvas';
import { mix, shade, turn } from './colour';
import { at, box, c, e, Kit, line, n, p, starPath } from './kit';
import { type Face, measure, setLine, settable } from './lettering';
import { providerOf } from './providers';
import { hash } from './random';
import type { Mark } from './urls';

const faces: Face[] = ['epic', 'fun', 'tech', 'comic', 'slab', 'deco'];
const hues = ['#d9a441', '#2f8fe0', '#e0483e', '#2fb37a', '#9a5be0', '#e87a2e', '#18b3b8', '#d8508c'];
const hueOf = (name: string, by = 0) => hues[(hash(name) + by) % hues.length] as string;
const initials = (name: string) =>
  name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase() || '?';

/** Text scaled to a width, with its optical middle at (x, y). */
function set(
  face: Face,
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  fill: string,
  more = '',
): string {
  const plain = settable(face, text);
  if (!plain) return '';
  const fitted = Math.min(size, width / measure(face, plain));
  const made = setLine(face, plain, fitted * 4);
  return `<path transform="translate(${n(x - made.width / 8)} ${n(y + fitted * 0.35)}) scale(.25)" d="${made.d}" fill="${fill}"${more}/>`;
}

const tokens: ((k: Kit, a: string, b: string) => string)[] = [
  (k, a, b) => p(starPath(4, 46, 16), k.l(`${a} ${b}`, 40)) + c(0, 0, 9, '#fff'),
  (k, a, b) =>
    p('M0-46 40-23V23L0 46-40 23V-23Z', k.l(`${a} ${b}`, 40)) +
    p('M0-24 21-12V12L0 24-21 12V-12Z', '#fff', 'opacity=".85"'),
  (k, a, b) =>
    c(0, 0, 44, k.l(`${a} ${b}`, 40)) +
    p('M0-44A44 44 0 0 1 0 44 30 44 0 0 0 0-44Z', '#fff', 'opacity=".55"') +
    c(-12, -8, 8, '#fff'),
  (k, a, b) =>
    p('M-42-30Q0-60 42-30 34 34 0 48-34 34-42-30Z', k.l(`${a} ${b}`, 40)) +
    p('M0-30 22 0 0 30-22 0Z', '#fff', 'opacity=".9"'),
  (k, a, b) => p('M-44 40-20-44 0 0 20-44 44 40H22L0-4-22 40Z', k.l(`${a} ${b}`, 40)) + c(0, 28, 9, '#fff'),
  (k, a, b) =>
    p('M0-48C30-20 44 0 44 16A44 34 0 0 1-44 16C-44 0-30-20 0-48Z', k.l(`${a} ${b}`, 40)) +
    p('M0-12C12 2 18 10 18 18A18 16 0 0 1-18 18C-18 10-12 2 0-12Z', '#fff', 'opacity=".85"'),
];

/**
 * A provider logo (code map of R3), 240 × 80: lettering, colours and name of the first provider that uses it, on its
 * own ground.
 */
export function providerLogo(logo: ProviderLogo): string {
  const [code] = providerLogos[logo];
  const provider = providerOf(code);
  const { name } = provider;
  const [deep, middle, light, accent] = provider.colours;
  const k = new Kit(hash(code));
  const token = tokens[hash(code) % tokens.length] as (typeof tokens)[number];
  const body = at('translate(42 40) scale(.66)', token(k, mix(light, accent, 0.35), mix(accent, middle, 0.4)));
  return k.svg(
    240,
    80,
    name,
    box(0, 0, 240, 80, k.l(`${deep} ${shade(deep, -0.4)}`), 'rx="12"') +
      body +
      set(provider.face, name, 158, 40, 146, 34, k.l(`#fff ${mix(light, '#ffffff', 0.45)}`)),
  );
}

/** A partner's logo on transparent ground, 240 × 80. */
export function partnerLogo(name: string): string {
  const k = new Kit(hash(name));
  const token = tokens[(hash(name) >>> 3) % tokens.length] as (typeof tokens)[number];
  const colour = hueOf(name);
  return k.svg(
    240,
    80,
    name,
    at('translate(42 40) scale(.6)', token(k, shade(colour, 0.25), shade(colour, -0.3))) +
      set(faces[(hash(name) >>> 5) % faces.length] as Face, name, 158, 40, 146, 30, colour),
  );
}

const beacon = (k: Kit, metal: string) =>
  k.sym(
    p(
      'M0-46 10-14H0ZM10-14 42-22 20 4 0 0V-14ZM20 4 36 34 0 22V0Z',
      k.l(`${shade(metal, 0.6)} ${shade(metal, -0.25)}`),
    ),
  ) +
  p('M0-46V22L-36 34-20 4-42-22-10-14Z', '#000', 'opacity=".18"') +
  c(0, 2, 7, '#fff');

/** A site's wordmark with its mark, 320 × 80. `palette` is the metal or brand colour, `#rrggbb`. */
export function siteLogo(name: string, palette = hueOf(name)): string {
  const k = new Kit(hash(name));
  const face = faces[hash(name) % faces.length] as Face;
  return k.svg(
    320,
    80,
    name,
    at('translate(44 40) scale(.8)', beacon(k, palette)) +
      set(
        face,
        face === 'epic' || face === 'deco' ? name.toUpperCase() : name,
        200,
        40,
        216,
        44,
        k.l(`${shade(palette, 0.55)} ${palette}@55 ${shade(palette, -0.2)}`),
      ),
  );
}

/** A bank's mark, 96 × 96. */
export function bankLogo(code: string): string {
  const k = new Kit(hash(code));
  const colour = hueOf(code, 1);
  return k.svg(
    96,
    96,
    code,
    box(0, 0, 96, 96, k.l(`${shade(colour, 0.1)} ${shade(colour, -0.4)}`), 'rx="20"') +
      p('M48 16 78 34H18ZM24 40H32V60H24ZM44 40H52V60H44ZM64 40H72V60H64ZM18 64H78V70H18Z', '#fff', 'opacity=".28"') +
      set('tech', code, 48, 48, 74, 34, '#fff'),
  );
}

/** The app's icon as a maskable square (nothing of the mark outside the safe zone), for 192 and 512 pixels. */
export function appIcon(name: string, size: 192 | 512 = 512): string {
  const k = new Kit(hash(name));
  const svg = k.svg(
    512,
    512,
    name,
    box(0, 0, 512, 512, k.r('#1f7a56 #0a2a1f', 0.5, 0.4, 0.75)) +
      c(256, 256, 186, 'none', 'stroke="#d9a441" stroke-width="6" opacity=".6"') +
      at('translate(256 256) scale(2.9)', beacon(k, '#e7b34c')),
  );
  return svg.replace('width="512" height="512"', `width="${size}" height="${size}"`);
}

const shields = [
  'M0-58 48-46V6C48 36 24 52 0 62-24 52-48 36-48 6V-46Z',
  'M-48-52H48V10C48 40 20 54 0 62-20 54-48 40-48 10Z',
  'M0-60 52-30V30L0 60-52 30V-30Z',
  'M0-58A58 58 0 1 1 0 58 58 58 0 0 1 0-58Z',
  'M-44-56Q0-40 44-56 56-10 40 24 26 48 0 62-26 48-40 24-56-10-44-56Z',
];
const fields: ((a: string) => string)[] = [
  (a) => p('M0-70H70V70H0Z', a),
  (a) => p('M-70-20H70V20H-70Z', a),
  (a) => p('M-70 70 70-70V70Z', a),
  (a) => p('M-36-70H-12V70H-36ZM12-70H36V70H12Z', a),
  (a) => p('M-70-40 0 10 70-40V-10L0 40-70-10Z', a),
  (a) => p('M0-70H70V0H-70V70H0Z', a),
  (a) => p('M-14-70H14V70H-14ZM-70-14H70V14H-70Z', a),
  (a) => p('M-70-70H70L0 20Z', a),
];
const charges = [
  starPath(5, 26, 11),
  'M-26 20V-12L-12 4 0-22 12 4 26-12V20Z',
  'M0-28C18-8 24 2 14 18H-14C-24 2-18-8 0-28Z',
  'M-8-28H12L2-6H18L-10 28-2 4H-18Z',
  'M0-26 22 0 0 26-22 0Z',
  'M-28-4C-14-22 14-22 28-4 14 14-14 14-28-4ZM-6 10H6V28H-6Z',
];

/** A team's crest, 128 × 128: shield, field and charge follow from the id. No flags, no real clubs. */
export function crest(teamId: string, name: string): string {
  const seed = hash(teamId);
  const k = new Kit(seed);
  const [a, b] = [hueOf(teamId), hueOf(teamId, 1 + ((seed >>> 7) % 6))];
  const shield = shields[(seed >>> 3) % shields.length] as string;
  const light = seed & 64 ? '#fff' : shade(b, -0.55);
  const art =
    box(-70, -70, 140, 140, k.l(`${shade(a, 0.15)} ${shade(a, -0.35)}`)) +
    (fields[(seed >>> 11) % fields.length] as (c: string) => string)(light) +
    p('M-70-70H10L-30 70H-70Z', '#fff', 'opacity=".14"');
  const charge =
    seed & 1
      ? p(
          charges[(seed >>> 15) % charges.length] as string,
          k.l(`${shade(b, 0.6)} ${b}`),
          'stroke="#10151f" stroke-width="3" stroke-linejoin="round"',
        )
      : set(
          'slab',
          initials(name),
          0,
          0,
          64,
          40,
          '#fff',
          ' stroke="#10151f" stroke-width="28" paint-order="stroke" stroke-linejoin="round"',
        );
  return k.svg(
    128,
    128,
    name,
    at(
      'translate(64 64) scale(.96)',
      p(shield, '#10151f', 'stroke="#10151f" stroke-width="8" stroke-linejoin="round"') +
        k.clip(`<path d="${shield}"/>`, art) +
        p(shield, 'none', `stroke="${k.l('#fff #d9b45a@50 #8a6420')}" stroke-width="4" stroke-linejoin="round"`) +
        charge,
    ),
  );
}

/** A league's badge, 96 × 96. */
export function leagueBadge(name: string): string {
  const k = new Kit(hash(name));
  const a = hueOf(name, 3);
  return k.svg(
    96,
    96,
    name,
    c(48, 48, 44, k.l(`${shade(a, 0.2)} ${shade(a, -0.5)}`)) +
      c(48, 48, 40, 'none', 'stroke="#fff" stroke-width="2" opacity=".8"') +
      at('translate(48 24) scale(.32)', p(charges[(hash(name) >>> 4) % charges.length] as string, '#ffe08a')) +
      set('tech', initials(name), 48, 56, 52, 32, '#fff'),
  );
}

/** A player's picture without a photograph, 96 × 96. */
export function avatar(seed: string): string {
  const h = hash(seed);
  const k = new Kit(h);
  const a = hueOf(seed);
  const skin = ['#f2c9a5', '#d9a178', '#a86f47', '#7a4a2c', '#e8b48c'][(h >>> 5) % 5] as string;
  const hair = ['#2a1c14', '#5b3a20', '#b9812f', '#1a1a22', '#8c2f1c', '#d8d8de'][(h >>> 9) % 6] as string;
  const top = [
    'M24 44C22 16 74 16 72 44 66 32 50 30 40 32 32 34 28 38 24 44Z',
    'M22 50C16 12 80 12 74 50L70 36C56 34 44 34 26 36Z',
    'M26 40C24 12 72 12 70 40 60 26 36 26 26 40Z',
    'M20 60C14 8 82 8 76 60L70 40C58 28 36 28 26 40Z',
  ][(h >>> 13) % 4] as string;
  return k.svg(
    96,
    96,
    'Avatar',
    k.clip(
      '<circle cx="48" cy="48" r="48"/>',
      box(0, 0, 96, 96, k.l(`${shade(a, 0.35)} ${shade(turn(a, 40), -0.3)}`, 30)) +
        e(48, 100, 36, 30, k.l(`${shade(a, -0.45)} ${shade(a, -0.7)}`)) +
        box(40, 58, 16, 16, shade(skin, -0.2)) +
        e(48, 46, 20, 24, k.l(`${shade(skin, 0.2)} ${shade(skin, -0.12)}`, 60)) +
        p(top, k.l(`${shade(hair, 0.25)} ${hair}`)) +
        e(41, 48, 2.4, 3, '#20150f') +
        e(55, 48, 2.4, 3, '#20150f') +
        line('M42 58Q48 63 54 58', shade(skin, -0.55), 2.2),
    ),
  );
}

const levels: [string, string][] = [
  ['#b87a4a', '#6a3d1c'],
  ['#d5dde6', '#6b7787'],
  ['#ffd75e', '#9a6410'],
  ['#8fe3d6', '#1c6f70'],
  ['#9ab8ff', '#2a3fa8'],
  ['#d9a0ff', '#5a1f9a'],
  ['#ff9a9a', '#8f1020'],
  ['#fff', '#5d6b7d'],
];

/** A VIP level's badge, 128 × 128; the level (from 1) determines metal, gem and the number of points. */
export function vipBadge(level: number): string {
  const k = new Kit(level);
  const [light, dark] = levels[Math.min(levels.length, Math.max(1, level)) - 1] as [string, string];
  return k.svg(
    128,
    128,
    `VIP ${level}`,
    at(
      'translate(64 64)',
      p('M-30 20-44 62-24 54-14 62 0 24 14 62 24 54 44 62 30 20Z', k.l(`${dark} ${shade(dark, -0.5)}`)) +
        p(starPath(6 + Math.min(8, level) * 2, 54, 47), k.l(`${light} ${dark}`, 30), 'stroke-linejoin="round"') +
        c(0, 0, 40, k.l(`${dark} ${shade(light, 0.1)}`, 30)) +
        c(0, 0, 35, k.l(`${shade(dark, -0.35)} ${dark}`)) +
        at('translate(0-18) scale(.3)', p(charges[1] as string, light)) +
        set('slab', String(level), 0, 10, 44, 38, light) +
        p('M-32-22A40 40 0 0 1-4-39L-2-33A34 34 0 0 0-27-18Z', '#fff', 'opacity=".7"'),
    ),
  );
}

/** The placeholder colour while a cover loads, `#rrggbb`: close to the picture's average. */
export function tint(providerCode: string, gameCode: string, tone = '#6a4a8a'): string {
  const { deep, middle, light } = gameColours(providerCode, gameCode, tone);
  return mix(mix(deep, middle, 0.5), light, 0.12);
}

/** Backgrounds of language icons, by position in the table of languages. */
const languageGrounds = [
  '#2f5fc4',
  '#b4472e',
  '#b8263a',
  '#a8641a',
  '#4a4f9e',
  '#2a7f5a',
  '#8a3f86',
  '#1f7385',
] as const;

/** Shapes in place of the label, for languages that are not written in Latin letters. */
const languageShapes: Partial<Record<Language, string>> = {
  CN: 'M22 8H26V15H38V31H34V28H26V41H22V28H14V31H10V15H22ZM14 19V24H22V19ZM26 19V24H34V19Z',
};

/**
 * A language's icon, 48 × 48: the last part of its tag (`es-AR`: AR), no flag. Chinese shows the character of its own
 * name. Null for an unknown tag.
 */
export function languageIcon(tag: string): string | null {
  const position = languageCodes.findIndex((code) => languages[code].tag.toLowerCase() === tag);
  const code = languageCodes[position];
  if (code === undefined) return null;
  const ground = languageGrounds[position % languageGrounds.length] as string;
  const shape = languageShapes[code];
  const k = new Kit(hash(tag));
  const sign = shape
    ? p(shape, '#fff', 'fill-rule="evenodd"')
    : set('tech', (tag.split('-').at(-1) ?? tag).toUpperCase(), 24, 24, 32, 21, '#fff');
  return k.svg(
    48,
    48,
    languages[code].name,
    box(0, 0, 48, 48, k.l(`${shade(ground, 0.12)} ${shade(ground, -0.2)}`), 'rx="12"') + sign,
  );
}

/** Every mark by the name in its address; null for what does not exist. */
export const markDrawings: Record<Mark, (name: string) => string | null> = {
  provider: (name) => (isProviderLogo(name) ? providerLogo(name) : null),
  language: languageIcon,
  partner: partnerLogo,
  site: (name) => siteLogo(name),
  bank: bankLogo,
  app: (name) => (name === '192' || name === '512' ? appIcon('Marquee', Number(name) as 192 | 512) : appIcon(name)),
  crest: (name) => crest(name, name),
  league: leagueBadge,
  avatar,
  vip: (level) => (/^[1-9]\d?$/.test(level) ? vipBadge(Number(level)) : null),
};
