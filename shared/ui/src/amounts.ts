import { asciiDigits } from '@marquee/contract/digits';

/** Separators of a language's amounts: `.` and `,`, `,` and `.`, `,` and a space. */
export interface AmountSigns {
  decimal: string;
  group: string;
}

/** The separators in a sample of twelve digits: `1,234,567,890.12`, with `decimals` decimals. */
export function signsOf(sample: string, decimals: number): AmountSigns {
  const [group = ','] = /[^\p{Nd}]/u.exec(sample) ?? [];
  return { group, decimal: decimals > 0 ? sample.charAt(sample.length - decimals - 1) : '' };
}

/**
 * Why a text is no amount: it has more `decimals` than the currency (`meant` is how it was read), it is `unclear`, or
 * it is `unfinished`: more keys make it an amount (`1,234,5`).
 */
export type AmountFault = 'decimals' | 'unclear' | 'unfinished';

/** A parsed amount: its value, with a point for decimals, and the text that may stay in the field. */
interface ReadAmount {
  meant: string;
  kept: string;
  fault?: AmountFault;
}

/** The digits of a text before and behind its decimal sign, and the separators of the groups before it. */
interface Parts {
  whole: string;
  part: string;
  groups: string;
}

/** Groups of exactly three digits, before the last also of two (`1,00,000`), of which the first has no leading 0. */
const grouped = /^[1-9]\d{0,2}([ .,])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;
/** The beginning of such groups. */
const beginning = /^[1-9]\d{0,2}([ .,])\d{2,3}(?:\1\d{2,3})*\1\d{0,2}$/;

/** Splits at the last separator, which is the decimal sign unless only a group can stand behind it. */
function partsOf(text: string, decimals: number, { decimal, group }: AmountSigns, pasted: boolean): Parts {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf(' '));
  const sign = text.charAt(at);
  const mayBeGroup = sign === group || (decimals < 3 && (pasted || sign !== decimal));
  const isGroup = sign === ' ' || text.indexOf(sign) < at || (mayBeGroup && grouped.test(text));
  const [whole, part] = at < 0 || isGroup ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  return { whole, part, groups: whole.replace(/\d/g, '') };
}

/** The Arabic separators mean one thing in every language. */
const arabic = /[٫٬]/;
const arabicSigns: AmountSigns = { group: ',', decimal: '.' };

/**
 * Parses an amount in digits of any script, typed or `pasted`. A group has exactly three digits and does not follow a
 * leading 0: `1,000` and `1 000` are a thousand, `12,5` is 12.5, `0.333` and `33.3333` have too many decimals. `1.000`
 * is a thousand unless the point is the language's decimal sign and was typed, or the currency has a third decimal.
 * Currency signs and codes are ignored. What can be read in two ways is a fault, never a guess. Both results are empty
 * without a digit, or with something else between digits (`1e5`, `10-20`).
 */
export function readAmount(typed: string, decimals: number, signs: AmountSigns, pasted = false): ReadAmount {
  const text = asciiDigits(typed);
  if (/\d\s*[^\s\d.,'’]+\s*\d/u.test(text)) return { meant: '', kept: '' };
  const isArabic = arabic.test(typed);
  const spaced = text.replace(/\p{L}\./gu, '').replace(/[\s'’]+/gu, ' ');
  const plain = spaced.replace(/[^\d., ]/g, '').trim();
  const { whole, part, groups } = partsOf(plain, decimals, isArabic ? arabicSigns : signs, pasted && !isArabic);
  const faulty = (fault: AmountFault, meant = '') => ({ meant, kept: isArabic ? typed : plain, fault });
  if (groups && !grouped.test(whole)) return faulty(part === '' && beginning.test(whole) ? 'unfinished' : 'unclear');

  const figures = whole.replace(/\D/g, '');
  const excess = part.slice(decimals);
  // `50.00` is fifty in a currency without decimals, but `1,0000` may be a group with a digit too many.
  if (/[1-9]/.test(excess) || (excess && !groups && part.length > 2))
    return faulty(decimals === 0 && part.length < 3 ? 'unfinished' : 'decimals', `${figures}.${part}`);
  const point = decimals > 0 && plain.length > whole.length ? '.' : '';
  const meant = figures.replace(/^0+(?=\d)/, '') + point + part.slice(0, decimals);
  const isRewritten = pasted || isArabic;
  return { meant, kept: isRewritten ? meant.replace('.', signs.decimal) : plain.replaceAll(' ', '') };
}

/** Text of an amount → integer minor units, or null if there is none. Exact: without floating point. */
export function minorOf(text: string, decimals: number, signs: AmountSigns): number | null {
  const { meant, fault } = readAmount(text, decimals, signs);
  const [whole = '', part = ''] = meant.split('.');
  if (fault || whole + part === '') return null;
  return Number(whole + part.padEnd(decimals, '0'));
}
