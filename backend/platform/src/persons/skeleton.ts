import { rectifyConfusion } from 'unicode-confusables';

/** Invisible characters: format characters, and those that fonts ignore. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Accents of Latin, Greek and Cyrillic letters; vowel signs of other scripts are letters. */
const accents = /[\u0300-\u036f]/g;

const isAscii = (sign: string) => sign < '\u0080';

/**
 * A text reduced to how it looks, in lower case: no invisible signs, accents or width, and one letter for all
 * lookalikes (the confusables of UTS 39). ASCII letters stay. For comparison only.
 */
export function skeletonOf(text: string): string {
  const plain = text.replace(invisible, '').normalize('NFKD').replace(accents, '').toLowerCase();
  const alike = Array.from(plain, (sign) => (isAscii(sign) ? sign : rectifyConfusion(sign))).join('');
  return alike.normalize('NFKD').replace(accents, '').toLowerCase();
}
