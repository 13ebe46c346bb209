import { type Random, systemRandom } from '@marquee/kernel/random';

/** Randomness by which every pause between tries is as long as it may be. Not for secrets. */
export const longestPauses: Random = { ...systemRandom, below: (limit) => limit - 1 };
