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
