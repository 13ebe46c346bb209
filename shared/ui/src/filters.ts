import { asciiDigits } from '@marquee/contract/digits';

/** Keeps letters of any script, their marks and spaces (R5.01). */
export function lettersOnly(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '');
}

/**
 * Keeps characters of names: letters of any script, spaces, hyphens, apostrophes and full stops (Anne-Marie O’Brien
 * Jr.).
 */
export function nameText(text: string): string {
  return text.replace(/[^\p{L}\p{M} \-'’.]/gu, '');
}

/** Keeps digits, converted to 0–9 from any script (R5.02). */
export function digitsOnly(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}

/** Keeps digits, and a leading plus. */
export function phoneText(text: string): string {
  const digits = digitsOnly(text);
  return /^\P{Nd}*[+＋]/u.test(text) ? `+${digits}` : digits;
}

/** Parses a date with the year first, in digits of any script, to `YYYY-MM-DD`; undefined if there is none. */
export function dayOf(text: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^\s*(\d{4})[-./／年](\d{1,2})[-./／月](\d{1,2})日?\s*$/.exec(asciiDigits(text)) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
