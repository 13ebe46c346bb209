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

/** Complete groups, then another separator: `1,234.50`, `12,34,567.5`, `1.234,5`. */
const groupsAndDecimals = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}\.\d*|\d{1,3}(?:\.\d{3})+,\d*)$/;

const figures = (text: string) => text.replace(/\D/g, '');

/** A parsed amount: its value, with a point for decimals, and the text that may stay in the field. */
interface ReadAmount {
  meant: string;
  kept: string;
}

/**
 * Parses an amount in digits of any script, typed or `pasted`. `1,000` and `1 000` are a thousand everywhere, `12,5` is
 * 12.5; `1.000` is a thousand if the point is the language's group separator, or if it was pasted and the currency has
 * no third decimal. Currency signs and codes are ignored. Both results are empty without a digit, or if the text is
 * ambiguous (`1e5`, `10-20`).
 */
export function readAmount(typed: string, decimals: number, { decimal }: AmountSigns, pasted = false): ReadAmount {
  const text = asciiDigits(typed);
  if (/\d\s*[^\s\d.,'’]+\s*\d/u.test(text)) return { meant: '', kept: '' };
  const plain = text.replace(/\p{L}\./gu, '').replace(/[^\d.,]/g, '');
  const [first, last] = [plain.search(/[.,]/), Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))];
  const behind = plain.length - last - 1;
  const kept = (meant: string, isWhole = true) => ({ meant, kept: pasted || !isWhole ? meant : plain });
  const parted = (at: number) =>
    decimals === 0
      ? figures(plain.slice(0, at))
      : `${figures(plain.slice(0, at))}.${figures(plain.slice(at)).slice(0, decimals)}`;

  if (first < 0) return kept(plain);
  if (groupsAndDecimals.test(plain)) return kept(parted(last), behind <= decimals);
  const [sign] = plain.slice(first);
  if (sign === decimal && !pasted) return kept(parted(first), first === last && behind <= decimals);
  const isOfOneSign = !plain.includes(sign === '.' ? ',' : '.');
  // Three digits are a group; a fourth shifts it, as in `1,0000` on the way to `10,000`.
  if (isOfOneSign && (first < last || (behind >= 3 && (decimals < 3 || sign !== decimal)))) return kept(figures(plain));
  return kept(parted(first), isOfOneSign);
}

/** Text of an amount → integer minor units, or null if there is none. Exact: without floating point. */
export function minorOf(text: string, decimals: number, signs: AmountSigns): number | null {
  const [whole = '', part = ''] = readAmount(text, decimals, signs).meant.split('.');
  if (whole + part === '') return null;
  return Number(whole + part.padEnd(decimals, '0'));
}
