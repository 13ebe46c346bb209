import { isHan, simplified } from './chinese';

/** Letters without a decomposition in Unicode. */
const letters: Record<string, string> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Normalises Devanagari: one letter for those used interchangeably; digits become ASCII. */
function foldDevanagari(text: string): string {
  return text
    .replace(/[\u093c\u0903]/g, '')
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0940', '\u093f')
    .replaceAll('\u0942', '\u0941')
    .replace(/[शष]/g, 'स')
    .replaceAll('ण', 'न')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/**
 * Normalises text for search: no case, width, accents or format characters; simplified Chinese; digits, Latin and
 * Chinese separated; words separated by one space. Other characters become separators, apostrophes are removed.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\p{Cf}’‘'`´ʼ]/gu, '')
    .replace(/[đøłßæœı]/g, (letter) => letters[letter] ?? letter);
  const script = /[\u0900-\u097f]/.test(plain) ? foldDevanagari(plain) : plain;
  const chinese = isHan(script) ? simplified(script) : script;
  return chinese
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/(\p{N})(?=[\p{L}])|([\p{L}\p{M}])(?=\p{N})/gu, '$1$2 ')
    .replace(/(\p{Script=Han})(?=[^\p{Script=Han}\s])|([^\p{Script=Han}\s])(?=\p{Script=Han})/gu, '$1$2 ')
    .trim();
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

/** A folded text without spaces: phrases are compared like this, so that spaces do not matter. */
export function joined(text: string): string {
  return fold(text).replaceAll(' ', '');
}
