/**
 * Program text with escapes instead of characters that are not Latin-1. A single such character has Node keep a whole
 * file with two bytes for each character. Bundlers escape those in strings, but not in regular expressions and
 * comments.
 */
export function latin(text: string): string {
  return text.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
