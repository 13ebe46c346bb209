import { cutOf, type Language } from '@marquee/contract/languages';
import {
  allSubsets,
  type Cut,
  cuts,
  type FontFamily,
  type FontKey,
  type FontSubset,
  fallbackFonts,
  fontFamilies,
  unicodeRanges,
} from './fontFamilies';

/** The families of a template: two at most, and others for the headings of languages whose letters the first lacks. */
export interface FontChoice {
  display: FontKey;
  text: FontKey;
  /** The family of headings in languages that need this cut. */
  displayIn?: Partial<Record<FontSubset, FontKey>>;
}

/** The family of a template's headings in a language. */
export function displayIn({ display, displayIn: others }: FontChoice, language: Language): FontKey {
  const cut = cutOf(language);
  return (cut && others?.[cut]) ?? display;
}

/** A font file: its module path, and its immutable URL. */
export interface FontFile {
  /** Module path of the file, e.g. `@fontsource/prata/files/prata-latin-400-normal.woff2`. */
  from: string;
  /** URL path, e.g. `/fonts/5.3.0/prata-latin-400-normal.woff2`. */
  url: string;
}

/** Scripts that no family here covers: the system's fonts for Devanagari and Chinese, then those of `scriptFonts`. */
const systemScripts =
  "'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC','Marquee Devanagari','Marquee Han'";

function fileOf(font: FontFamily, subset: FontSubset): FontFile {
  const name = `${font.stem}-${subset}-${font.suffix}.woff2`;
  return { from: `${font.package}/files/${name}`, url: `/fonts/${font.version}/${name}` };
}

/** The font files of families, of all unless said: copied by builds and served by edges. */
export function fontFiles(keys: readonly FontKey[] = Object.keys(fontFamilies) as FontKey[]): FontFile[] {
  return keys.flatMap((key) => fontFamilies[key].subsets.map((subset) => fileOf(fontFamilies[key], subset)));
}

/** URLs for `<link rel="preload" as="font" crossorigin>`: the latin subset of each family of a page's language. */
export function fontPreloads(choice: FontChoice, language: Language): string[] {
  return [...new Set([displayIn(choice, language), choice.text])].map((key) => fileOf(fontFamilies[key], 'latin').url);
}

/**
 * The `font-family` value of a family: itself, its fallback font, the family for letters that it lacks, fonts for other
 * scripts, the generic family.
 */
export function fontStack(key: FontKey, other: FontKey = key): string {
  const faces = [...new Set([key, other])].flatMap((each) => {
    const { family } = fontFamilies[each];
    return [`'${family}'`, `'${family} Fallback'`];
  });
  return [...faces, systemScripts, fallbackFonts[fontFamilies[key].fallback].generic].join(',');
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

/**
 * The `@font-face` rules of fallback fonts: local fonts scaled to the letter width and line box of the real one, so
 * that swapping causes no layout shift.
 */
function fallbackFaces({ family, ascent, descent, fallback, subsets, widths }: FontFamily): string[] {
  const own = Object.entries(widths) as [Cut, number][];
  // characters that the real font lacks use the family behind it
  const lacks = subsets.length < allSubsets.length;
  const range = lacks ? `;unicode-range:${subsets.map((subset) => unicodeRanges[subset]).join(',')}` : '';
  return own.map(([cut, width], place) => {
    const next = own[place + 1]?.[0];
    const weights = `${place === 0 ? 1 : cuts[cut]} ${next ? cuts[next] - 1 : 1000}`;
    const src = fallbackFonts[fallback][cut === 'regular' ? 'regular' : 'bold']
      .map((name) => `local('${name}')`)
      .join(',');
    return `@font-face{font-family:'${family} Fallback';font-weight:${weights};src:${src};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%${range}}`;
  });
}

/**
 * The families whose latin subset is only used if it has loaded in time (`font-display: optional`): the text's, or the
 * headings', too. A late swap means a second layout, which is slow on cheap phones.
 */
export type OptionalFonts = 'none' | 'text' | 'all';

function subsetFace(font: FontFamily, subset: FontSubset, display: 'swap' | 'optional'): string {
  return `@font-face{font-family:'${font.family}';font-style:normal;font-display:${display};font-weight:${font.weight};src:url(${fileOf(font, subset).url}) format('woff2');unicode-range:${unicodeRanges[subset]}}`;
}

/** The `@font-face` rules of a template, to be inlined with its variables: only the scripts of a page are loaded. */
export function fontFaceCss(choice: FontChoice, optional: OptionalFonts = 'none'): string {
  const keys = [...new Set([choice.display, choice.text])];
  const isOptional = (key: FontKey) => optional === 'all' || (optional === 'text' && key === choice.text);
  const displayOf = (key: FontKey, subset: FontSubset) => (subset === 'latin' && isOptional(key) ? 'optional' : 'swap');
  const faces = keys.flatMap((key) => [
    ...fallbackFaces(fontFamilies[key]),
    ...fontFamilies[key].subsets.map((s) => subsetFace(fontFamilies[key], s, displayOf(key, s))),
  ]);
  return [...faces, ...otherFaces(choice)].join('');
}

/** The rules of the families that stand in for the display one: what the languages of their cut use of them. */
function otherFaces({ display, text, displayIn: others = {} }: FontChoice): string[] {
  const cuts = new Map<FontKey, Set<FontSubset>>();
  for (const [cut, key] of Object.entries(others) as [FontSubset, FontKey][])
    if (key !== display && key !== text) cuts.set(key, (cuts.get(key) ?? new Set(['latin'])).add(cut));
  return [...cuts].flatMap(([key, used]) => [
    ...fallbackFaces(fontFamilies[key]),
    ...[...used].map((cut) => subsetFace(fontFamilies[key], cut, 'swap')),
  ]);
}
