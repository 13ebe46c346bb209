import type { Envelope } from './visitor';

/** Concurrent requests, over edge and both backends. */
export const concurrency = 15;

/** Number of successful answers. */
export const passedOf = (answers: readonly Envelope[]) => answers.filter(({ statusCode }) => statusCode === 1).length;
