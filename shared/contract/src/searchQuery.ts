/** Longest search text, UTF-16 units. */
export const longestSearch = 60;

/**
 * Cleans search text: removes control characters, direction marks and lone surrogates, collapses spaces, truncates at a
 * character boundary. Accepts any input.
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
