/** Longest text that is looked for, characters of UTF-16. */
export const longestSearch = 60;

/**
 * What a search looks for of what was typed: no control characters, marks of direction or halves of characters, one
 * space between words, cut where it is too long, but within no character. Nothing that can be typed is refused.
 */
export function searchQuery(typed: string): string {
  return typed
    .slice(0, 1000)
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestSearch)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
