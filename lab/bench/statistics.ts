/** Median, minimum and maximum of measurements. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The spread of a series. Throws for an empty one. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured.');
  return { median: (lower + upper) / 2, min: sorted[0] ?? lower, max: sorted.at(-1) ?? upper };
}
