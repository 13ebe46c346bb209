/** What a key is made of. */
type Part = string | number | boolean | readonly Part[];

/**
 * One text of several parts. Parts that differ make texts that differ, whatever signs stand in them: a separator alone
 * would let a part that has it pass for two.
 */
export const keyOf = (...parts: readonly Part[]): string => JSON.stringify(parts);
