/** What a key is made of. */
type Part = string | number | boolean | readonly Part[];

/**
 * One text of several parts. Parts that differ make texts that differ, whatever signs stand in them: a separator alone
 * would let a part that has it pass for two. So `?provider=JILI%0Asort=az` once gave everybody the page of one
 * visitor's query. Any key with a part that somebody else writes is made here, unless a schema excludes the separator.
 */
export const keyOf = (...parts: readonly Part[]): string => JSON.stringify(parts);
