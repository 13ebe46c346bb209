import { existsSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { type FontKey, fontFamilies } from './fontFamilies';
import { fontStack } from './fonts';
import { scriptFontFiles } from './scriptFontFiles';
import { scriptFonts } from './scriptFonts';

const files = scriptFontFiles();
const sheet = files.get('/fonts/5.3.1/noto-sans-sc.css');
const css = sheet && 'css' in sheet ? sheet.css : '';

/** Whether a CSS unicode-range includes a character. */
function covers(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
  });
}

describe('script fonts', () => {
  test.each(Object.keys(fontFamilies) as FontKey[])('%s is followed by the system’s own fonts, then by ours', (key) => {
    const stack = fontStack(key);
    for (const { family } of Object.values(scriptFonts)) {
      expect(stack.indexOf(`'${family}'`)).toBeGreaterThan(stack.indexOf("'PingFang SC'"));
    }
  });

  test('every named file exists', () => {
    const missing = [...files].filter(([, file]) => 'path' in file && !existsSync(file.path));
    expect(missing).toEqual([]);
    const named = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url ?? '');
    expect(named.length).toBeGreaterThan(90);
    expect(named.filter((url) => !files.has(url))).toEqual([]);
  });

  test.each([...'简体中文投注余额登录体育老虎机'])('a cut of the Chinese font has %s', (character) => {
    const ranges = [...css.matchAll(/unicode-range:([^}]+)\}/g)].map(([, range]) => range ?? '');
    expect(ranges.filter((range) => covers(range, character))).toHaveLength(1);
  });

  test('the font for Nepali has its letters, signs and joiners', () => {
    const { source } = scriptFonts.Deva ?? {};
    const range = source && 'unicodeRange' in source ? source.unicodeRange : '';
    expect([...'नेपाली बाजी ०९।\u200d'].filter((character) => character !== ' ' && !covers(range, character))).toEqual(
      [],
    );
  });
});
