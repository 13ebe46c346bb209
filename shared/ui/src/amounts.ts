import { asciiDigits } from '@marquee/contract/digits';

/** How a language writes amounts: `.` and `,`, `,` and `.`, `,` and a space. */
export interface AmountSigns {
  decimal: string;
  group: string;
}

/** The signs in a sample of twelve figures: `1,234,567,890.12`; `decimals` of them are behind the decimal sign. */
export function signsOf(sample: string, decimals: number): AmountSigns {
  const [group = ','] = /[^\p{Nd}]/u.exec(sample) ?? [];
  return { group, decimal: decimals > 0 ? sample.charAt(sample.length - decimals - 1) : '' };
}

/** Whole groups, and another sign behind them: `1,234.50`, `12,34,567.5`, `1.234,5`. */
const groupsAndDecimals = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}\.\d*|\d{1,3}(?:\.\d{3})+,\d*)$/;

const figures = (text: string) => text.replace(/\D/g, '');

/** What somebody typed: what it means, with a point for its decimals, and what of it may stay in the field. */
interface ReadAmount {
  meant: string;
  kept: string;
}

/**
 * Reads an amount that is typed in digits of any script, or was put in whole (`pasted`). `1,000` and `1 000` are a
 * thousand everywhere, `12,5` is 12.5; `1.000` is a thousand where the point parts thousands, or where it was pasted
 * and the money has no third decimal. Signs and codes of currencies around it do not count. Both are empty where there
 * is no figure, or where no one number is meant (`1e5`, `10-20`).
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
  // Three figures are a group; one more moves it on, as `1,0000` is on its way to `10,000`.
  if (isOfOneSign && (first < last || (behind >= 3 && (decimals < 3 || sign !== decimal)))) return kept(figures(plain));
  return kept(parted(first), isOfOneSign);
}

/** Text of an amount → integer minor units, or null when there is none. Exact: no floating point on the way. */
export function minorOf(text: string, decimals: number, signs: AmountSigns): number | null {
  const [whole = '', part = ''] = readAmount(text, decimals, signs).meant.split('.');
  if (whole + part === '') return null;
  return Number(whole + part.padEnd(decimals, '0'));
}
