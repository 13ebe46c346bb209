import { rectifyConfusion } from 'unicode-confusables';

/** Signs that nobody sees: format characters, and what fonts pass over. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Accents of Latin, Greek and Cyrillic letters; vowel signs of other scripts are letters of their own. */
const accents = /[\u0300-\u036f]/g;

const isAscii = (sign: string) => sign < '\u0080';

/**
 * A text as the eye takes it, in lower case: without invisible signs, accents and width, and with one letter for all
 * that look alike (the table of confusables of UTS 39). Letters of ASCII stay what they are. Only for comparing.
 */
export function skeletonOf(text: string): string {
  const plain = text.replace(invisible, '').normalize('NFKD').replace(accents, '').toLowerCase();
  const alike = Array.from(plain, (sign) => (isAscii(sign) ? sign : rectifyConfusion(sign))).join('');
  return alike.normalize('NFKD').replace(accents, '').toLowerCase();
}
