/** A time, ms since 1970, as ISO 8601 in UTC. */
export const isoOf = (at: number): string => new Date(at).toISOString();

/** The same, where there is one. */
export const isoOrNull = (at: number | null): string | null => (at === null ? null : isoOf(at));
