import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Whether a text has Chinese characters. */
export function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Converts traditional characters to simplified ones. */
export function simplified(text: string): string {
  return toSimplified(text);
}

/** The pinyin of a Chinese word without tones, and its initials. Digits and Latin letters stay. */
export function pinyinOf(word: string): { whole: string; initials: string } {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((one) =>
    one.trim(),
  );
  return { whole: syllables.join(''), initials: syllables.map((one) => one[0] ?? '').join('') };
}

/** Removes tones from pinyin, marks or digits; other text stays. */
export function withoutTones(text: string): string {
  return text.replace(/([a-zü]{1,6})[1-5](?=$|[\sa-z])/gi, '$1 ').trim();
}
