import { rectifyConfusion } from 'unicode-confusables';

/** Invisible characters: format characters, and those that fonts ignore. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Accents of Latin, Greek and Cyrillic letters; vowel signs of other scripts are letters. */
const accents = /[\u0300-\u036f]/g;

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

const withoutAccents = (text: string) => text.normalize('NFKD').replace(accents, '');

/** What a letter looks like by the table of UTS 39, where the capital `I` is written as `l`. */
function lookOf(sign: string): string {
  const look = withoutAccents(rectifyConfusion(sign));
  return sign === sign.toLowerCase() ? look : look.replaceAll('l', 'I');
}

/** A letter as the ASCII letters that it is made of, or looks like, itself or in the other case. */
function asciiOf(sign: string): string {
  const parts = withoutAccents(sign);
  const otherCase = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
  const looks = [sign, parts, otherCase, withoutAccents(otherCase)].map((one) => Array.from(one, lookOf).join(''));
  return [parts, ...looks].find(isAscii) ?? looks[1] ?? sign;
}

/**
 * A text reduced to how it looks, in lower case: no invisible signs, accents or width, and one letter for all
 * lookalikes (the confusables of UTS 39), which are looked up before the case is lost: `Т` looks like `T`, `т` does not
 * look like `t`. ASCII letters stay. For comparison only.
 */
export function skeletonOf(text: string): string {
  const signs = Array.from(text.replace(invisible, ''), (sign) => (isAscii(sign) ? sign : asciiOf(sign)));
  return withoutAccents(signs.join('')).toLowerCase();
}
