/** A part of visitors in percent, as text; a dash for none. */
export const percentOf = (part: number, all: number): string =>
  all > 0 ? `${((100 * part) / all).toFixed(part > 0 && part < all / 100 ? 2 : 1)} %` : '–';

/** Odds as people read them. */
export const oddsOf = (odds: number): string => (odds >= 100 ? String(Math.round(odds)) : odds.toFixed(2));

interface Arm {
  visitors: number;
  failed: number;
}

/** Visitors of both arms of a canary at a time. */
export interface Sample {
  at: string;
  percent: number;
  canary: Arm;
  live: Arm;
}

/** The share of an arm's visitors with failures, 0 to 1. */
export const rateOf = ({ visitors, failed }: Arm): number => (visitors > 0 ? failed / visitors : 0);

/** Samples whose counts go on: with another percentage, and each day, counts begin anew. */
export function runsOf(samples: readonly Sample[]): Sample[][] {
  const runs: Sample[][] = [];
  for (const sample of samples) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last && last.percent === sample.percent && last.live.visitors <= sample.live.visitors;
    if (goesOn) runs.at(-1)?.push(sample);
    else runs.push([sample]);
  }
  return runs;
}
