import type { Envelope } from './visitor';

/** How many requests come at the same moment, over edge and both backends. */
export const atOnce = 15;

/** How many of the answers were a success. */
export const passedOf = (answers: readonly Envelope[]) => answers.filter(({ statusCode }) => statusCode === 1).length;
