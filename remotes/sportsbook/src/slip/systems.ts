/** The binomial coefficient. */
export function choose(count: number, size: number): number {
  let ways = 1;
  for (let step = 1; step <= size; step += 1) ways = (ways * (count - size + step)) / step;
  return ways;
}

/** Number of lines of a system: sizes [2, 3] of 3 are 3 + 1. */
export function linesOf(count: number, sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + choose(count, size), 0);
}

/** The systems on offer for `count` selections: each size alone, all from doubles up, all from singles up. */
export function systemsOf(count: number): number[][] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return [...all.slice(1, -1).map((size) => [size]), all.slice(1), all];
}

/** The return of a stake at odds in thousandths, minor units, truncated: exact even beyond 2^53. */
export function returnOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}
