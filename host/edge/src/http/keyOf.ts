/** A part of a key. */
type Part = string | number | boolean | readonly Part[];

/**
 * Builds a cache key from several parts without collisions. Joining by a separator would be unsafe, as a part may
 * contain the separator: that way `?provider=JILI%0Asort=az` once put a visitor's query into everybody's page. Use it
 * for every key with parts from outside, unless a schema excludes the separator.
 */
export const keyOf = (...parts: readonly Part[]): string => JSON.stringify(parts);
