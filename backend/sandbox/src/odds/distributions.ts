import type { Outlook, Step } from './model';

/** A probability distribution of a count: entry n is the probability of n. */
export type Counts = readonly number[];

/** Smaller probabilities are left out of sums: they do not affect prices. */
export const negligible = 1e-10;

/** A Poisson distribution, without negligible tails. */
export function poisson(mean: number): Counts {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count < mean || (chances[count - 1] as number) > negligible; count += 1) {
    chances.push(((chances[count - 1] as number) * mean) / count);
  }
  return chances;
}

/** The distribution of a sum plus one more draw from `one`. */
export function plusOne(sum: Counts, one: Counts): number[] {
  const result = new Array<number>(sum.length + one.length - 1).fill(0);
  for (let count = 0; count < sum.length; count += 1) {
    const p = sum[count] as number;
    for (let more = 0; p >= negligible && more < one.length; more += 1) {
      result[count + more] = (result[count + more] as number) + p * (one[more] as number);
    }
  }
  while (result.length > 1 && (result[result.length - 1] as number) < negligible) result.pop();
  return result;
}

/** The distribution of the sum of `times` independent draws from `one`. */
export function sumOf(one: Counts, times: number): Counts {
  let sum: Counts = [1];
  for (let draw = 0; draw < times; draw += 1) sum = plusOne(sum, one);
  return sum;
}

/** Receives a possible final score. */
export type Take = (home: number, away: number, p: number) => void;

/** Calls `take` with every combination of remaining scores, added to the present score. */
export function pairs(step: Pick<Step, 'home' | 'away'>, home: Counts, away: Counts, take: Take): void {
  home.forEach((p, forHome) => {
    if (p < negligible) return;
    away.forEach((q, forAway) => {
      if (p * q >= negligible) take(step.home + forHome, step.away + forAway, p * q);
    });
  });
}

/** Distributions of lead and total over the final scores that `each` enumerates. */
export function outlookOf(each: (take: Take) => void): Outlook {
  const leads: number[] = [];
  const behind: number[] = [];
  const sums: number[] = [];
  const add = (to: number[], index: number, p: number) => {
    to[index] = (to[index] ?? 0) + p;
  };
  each((home, away, p) => {
    if (home >= away) add(leads, home - away, p);
    else add(behind, away - home, p);
    add(sums, home + away, p);
  });
  const entries = (list: number[], sign: 1 | -1) => list.flatMap((p, index) => [[sign * index, p] as const]);
  return { leads: new Map([...entries(leads, 1), ...entries(behind, -1)]), sums: new Map(entries(sums, 1)) };
}
