import type { Random } from '../random';

/** Pauses between tries, ms: the first at most, doubled after each failure, and the longest. */
export interface Pauses {
  first: number;
  longest: number;
}

/**
 * The pause after a failure, ms: a random part of what it may be at most ("full jitter"), so that many who fail
 * together do not return together. `failures`: how many there were before this one.
 */
export function backOff(failures: number, { first, longest }: Pauses, random: Pick<Random, 'below'>): number {
  return 1 + random.below(Math.min(longest, first * 2 ** Math.min(failures, 30)));
}
