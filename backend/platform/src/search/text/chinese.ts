import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Whether a text has Chinese characters. */
export function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Traditional characters as simplified ones; others stay. */
export function simplified(text: string): string {
  return toSimplified(text);
}

/**
 * How a Chinese word is written in Latin letters: its syllables without tones, and their first letters. Digits and
 * Latin letters stay.
 */
export function pinyinOf(word: string): { whole: string; initials: string } {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((one) =>
    one.trim(),
  );
  return { whole: syllables.join(''), initials: syllables.map((one) => one[0] ?? '').join('') };
}

/** Pinyin with its tones left out, whichever way they were written; other text stays as it is. */
export function withoutTones(text: string): string {
  return text.replace(/([a-zü]{1,6})[1-5](?=$|[\sa-z])/gi, '$1 ').trim();
}
