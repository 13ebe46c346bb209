/** Keeps letters of any script, their marks and spaces (specification §5, decisions 11). */
export function lettersOnly(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '');
}

/** Keeps what names are written with: letters of any script, spaces, hyphens, apostrophes and full stops (Anne-Marie O’Brien Jr.). */
export function nameText(text: string): string {
  return text.replace(/[^\p{L}\p{M} \-'’.]/gu, '');
}

/** Keeps 0 to 9 (specification §5, decisions 11). */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** Keeps what can be a phone number: digits, and a plus at the beginning. */
export function phoneText(text: string): string {
  const digits = digitsOnly(text);
  return /^[^0-9]*\+/.test(text) ? `+${digits}` : digits;
}

/** `1,234.50`, `1,00,234.50` or `1.234,50`: the last sign is the decimal one. */
const groupedWithDecimals = /^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d*$|^\d{1,3}(?:\.\d{3})+,\d*$/;
/** `1,234,567` or `12,34,567`: no decimal sign at all. */
const groupedOnly = /^\d{1,3}(?:(?:,\d{2,3})+,\d{3}|(?:\.\d{3}){2,})$/;
/** `1,234` or `1.234`: a group, or three decimals. */
const oneGroup = /^\d{1,3}([.,])\d{3}$/;

/** Whether a lone sign before three digits parts thousands. A typed point is the decimal one, even before a digit too many. */
function isOneGroup(plain: string, decimals: number, pasted: boolean): boolean {
  const [, sign] = oneGroup.exec(plain) ?? [];
  return sign !== undefined && decimals < 3 && (decimals === 0 || sign === ',' || pasted);
}

/**
 * Keeps what can become an amount: digits and one decimal point, at most `decimals` digits after it. A comma counts as
 * a point. A grouped amount that is put in whole, with its currency before or after it, is understood; otherwise the first sign is
 * the decimal one. `pasted` says that nobody is in the middle of typing it.
 */
export function amountText(text: string, decimals: number, pasted = false): string {
  const plain = text.replace(/\p{L}\./gu, '').replace(/[^0-9.,]/g, '');
  if (groupedOnly.test(plain) || isOneGroup(plain, decimals, pasted)) return digitsOnly(plain);
  const sign = groupedWithDecimals.test(plain) ? plain.search(/[.,]\d*$/) : plain.search(/[.,]/);
  if (sign < 0) return plain;
  const whole = digitsOnly(plain.slice(0, sign));
  return decimals === 0 ? whole : `${whole}.${digitsOnly(plain.slice(sign + 1)).slice(0, decimals)}`;
}

/** Text of an amount → integer minor units, or null when there is no digit. Exact: no floating point on the way. */
export function minorOf(text: string, decimals: number): number | null {
  const [whole = '', part = ''] = amountText(text, decimals).split('.');
  if (whole + part === '') return null;
  return Number(whole + part.padEnd(decimals, '0'));
}

/** Integer minor units → text that can be edited: `12350` with 2 decimals → `123.50`. */
export function textOfMinor(minor: number | null, decimals: number): string {
  if (minor === null) return '';
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
