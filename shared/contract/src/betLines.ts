/** The binomial coefficient: how many selections of `size` there are among `count`. */
function choose(count: number, size: number): number {
  let ways = 1;
  for (let step = 1; step <= size; step += 1) ways = (ways * (count - size + step)) / step;
  return ways;
}

/** The number of lines of a bet with these sizes on `legs` selections: sizes [2, 3] on 3 legs are 3 + 1. */
export function linesOf(legs: number, sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + choose(legs, size), 0);
}
