/**
 * Fields of answers with the time at which something begins or ends, ISO 8601: a page that shows it is outdated from
 * then on.
 */
const moments = new Set(['starts_at', 'ends_at']);

/** When the first thing in seeded answers begins or ends after `now`, ms since 1970; Infinity if nothing does. */
export function validUntil(seed: unknown, now: number): number {
  if (typeof seed !== 'object' || seed === null) return Number.POSITIVE_INFINITY;
  let first = Number.POSITIVE_INFINITY;
  for (const [name, value] of Object.entries(seed)) {
    const isMoment = moments.has(name) && typeof value === 'string';
    const until = isMoment ? Date.parse(value) : validUntil(value, now);
    if (until > now) first = Math.min(first, until);
  }
  return first;
}
