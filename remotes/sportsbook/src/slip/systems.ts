/** How many ways there are to take `size` of `count`. */
export function choose(count: number, size: number): number {
  let ways = 1;
  for (let step = 1; step <= size; step += 1) ways = (ways * (count - size + step)) / step;
  return ways;
}

/** Lines of a system: sizes [2, 3] of 3 are 3 + 1. */
export function linesOf(count: number, sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + choose(count, size), 0);
}

/**
 * The systems that a slip of `count` selections offers: each size by itself, all from doubles up, all from singles up.
 */
export function systemsOf(count: number): number[][] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return [...all.slice(1, -1).map((size) => [size]), all.slice(1), all];
}

/** What a stake wins at odds in thousandths, minor units, truncated: exact also beyond 2^53. */
export function returnOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}
