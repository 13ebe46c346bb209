/** The systems on offer for `count` selections: each size alone, all from doubles up, all from singles up. */
export function systemsOf(count: number): number[][] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return [...all.slice(1, -1).map((size) => [size]), all.slice(1), all];
}

/** The return of a stake at odds in thousandths, minor units, truncated: exact even beyond 2^53. */
export function returnOf(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}
