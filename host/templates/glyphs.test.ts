import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cutOf, type Language, languageCodes, languages, scriptOf } from '@marquee/contract/languages';
import { root } from '@marquee/settings/root';
import { type FontKey, type FontSubset, fontFamilies, unicodeRanges } from '@marquee/theme/fontFamilies';
import { displayIn } from '@marquee/theme/fonts';
import { scriptFontFiles } from '@marquee/theme/scriptFontFiles';
import { scriptFonts } from '@marquee/theme/scriptFonts';
import { describe, expect, test } from '@rstest/core';
import { templateRows } from './data/rows';
import { glyphsOf } from './glyphs';

const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const latin = 'abcdefghijklmnopqrstuvwxyz';
/** Letters that a language is written with besides those of its texts and the Latin ones. */
const letters: Partial<Record<Language, string>> = {
  PHP: 'ñ',
  ESP: 'áéíóúüñªº',
  RUS: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  VI: `đ${[...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC'))).join('')}`,
  MS: 'é',
};

/** Signs of money that the device draws in every template: one of them would load a whole cut. */
const deviceSigns = '₱₽₫';

// The theme has the fonts' packages.
const { resolve } = createRequire(join(root, 'shared/theme/package.json'));

/** Whether a CSS unicode-range includes a character. */
const within = (range: string, point: number) =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
  });

const characters = new Map<string, ReadonlySet<number>>();
/** The characters that a browser takes from some cuts of a family. */
function charactersOf(key: FontKey, cuts: readonly FontSubset[]): (character: string) => boolean {
  const { package: from, stem, suffix, subsets } = fontFamilies[key];
  const own: readonly FontSubset[] = subsets;
  const files = cuts
    .filter((cut) => own.includes(cut))
    .map((cut) => {
      const file = `${from}/files/${stem}-${cut}-${suffix}.woff2`;
      if (!characters.has(file)) characters.set(file, glyphsOf(readFileSync(resolve(file))));
      return { cut, points: characters.get(file) };
    });
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return files.some(({ cut, points }) => points?.has(point) && within(unicodeRanges[cut], point));
  };
}

/** All texts of JSON files. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
/** The files of a language's texts: the product's, each remote's and the sandbox games'. */
function bundles(tag: string): string[] {
  const own = join(root, 'shared/i18n/src/bundles', tag);
  const remotes = readdirSync(join(root, 'remotes')).map((name) => join(root, 'remotes', name, 'src'));
  return [...remotes, join(root, 'backend/sandbox/play/src')]
    .map((folder) => join(folder, 'locales', `${tag}.json`))
    .filter((file) => existsSync(file))
    .concat(readdirSync(own).map((name) => join(own, name)));
}

/** What `Intl` puts between and around figures. */
function figuresIn(tag: string): string {
  const money = ['PHP', 'USD', 'EUR', 'RUB', 'VND', 'MYR', 'CNY', 'NPR'].map((currency) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(-1234567.89),
  );
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(0.5);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(0);
  return [...money, percent, date].join('');
}

const used = Object.fromEntries(
  languageCodes.map((code) => {
    const { tag, intl } = languages[code];
    const texts = bundles(tag).flatMap((path) => textsOf(JSON.parse(readFileSync(path, 'utf8'))));
    return [code, [...new Set([...texts.join(''), ...figuresIn(intl)])]];
  }),
) as Record<Language, string[]>;

const isOfScript = /\p{Script=Han}|[\u0900-\u097f\u3000-\u303f\uff00-\uffef\u200d]/u;
const isLetter = /[\p{L}\p{N}]/u;

describe.each(templateRows.map((row) => [row.code, row] as const))('%s', (_, { fonts }) => {
  test.each(languageCodes)('has each letter and each mark of %s in its own faces', (code) => {
    const cut = cutOf(code);
    const cuts: FontSubset[] = cut ? ['latin', cut] : ['latin'];
    const text = charactersOf(fonts.text, cuts);
    const display = charactersOf(displayIn(fonts, code), cuts);
    const own = latin + (letters[code] ?? '');
    const ownLetters = [...own, ...own.toUpperCase(), ...'0123456789'];
    const marks = used[code].filter((one) => !isOfScript.test(one) && !/\s/.test(one) && !deviceSigns.includes(one));
    const words = [...new Set([...ownLetters, ...marks.filter((mark) => isLetter.test(mark))])];
    expect(words.filter((letter) => !text(letter)).join('')).toBe('');
    expect(words.filter((letter) => !display(letter)).join('')).toBe('');
    // a mark that the headings' face lacks is taken from that of the text
    expect(marks.filter((mark) => !text(mark) && !display(mark)).join('')).toBe('');
  });
});

describe('the fonts for scripts', () => {
  const files = scriptFontFiles();
  const read = (path: string | undefined) => {
    const file = files.get(path ?? '');
    return file && 'path' in file ? glyphsOf(readFileSync(file.path)) : new Set<number>();
  };

  test.each(languageCodes.filter((code) => scriptOf(code)))('have each character of the texts in %s', (code) => {
    const source = scriptFonts[scriptOf(code) ?? '']?.source;
    const sheet = source && 'sheet' in source ? files.get(source.sheet) : undefined;
    const css = sheet && 'css' in sheet ? sheet.css : '';
    const cuts =
      source && 'file' in source
        ? [{ path: source.file, range: source.unicodeRange }]
        : [...css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^}]+)\}/g)].map(([, path = '', range = '']) => ({
            path,
            range,
          }));
    const wanted = used[code].filter((character) => isOfScript.test(character)).map((one) => one.codePointAt(0) ?? 0);
    const lacking = new Set(wanted);
    for (const { path, range } of cuts) {
      const inCut = [...lacking].filter((point) => within(range, point));
      if (inCut.length === 0) continue;
      const glyphs = read(path);
      for (const point of inCut) if (glyphs.has(point)) lacking.delete(point);
    }
    expect(wanted.length).toBeGreaterThan(50);
    expect(String.fromCodePoint(...lacking)).toBe('');
  });
});

test('a face that lacks letters is found: Bangers has no Cyrillic, and Press Start 2P no Vietnamese', () => {
  expect(charactersOf('bangers', ['latin', 'cyrillic'])('ж')).toBe(false);
  expect(charactersOf('pressStart', ['latin', 'vietnamese'])('ễ')).toBe(false);
  expect(charactersOf('nunito', ['latin', 'cyrillic'])('ж')).toBe(true);
});
