/** What the pages of releases show of canaries: the edge's, the desk's, and the command's lines. */

/** A part of visitors in percent, as text; a dash for none. */
export const percentOf = (part: number, all: number): string =>
  all > 0 ? `${((100 * part) / all).toFixed(part > 0 && part < all / 100 ? 2 : 1)} %` : '–';

/** Odds as people read them. */
export const oddsText = (odds: number): string =>
  (odds >= 100 ? Math.round(Math.min(odds, 1e9)) : odds.toFixed(2)).toString();

/** Visitors of a version, and those with failures. */
interface Arm {
  visitors: number;
  failed: number;
}

/** The share of an arm's visitors with failures, 0 to 1. */
export const rateOf = ({ visitors, failed }: Arm): number => (visitors > 0 ? failed / visitors : 0);

/**
 * Samples of a canary whose counts go on, as a curve draws them: with another percentage, and each day, counts begin
 * anew, and a line ends there.
 */
export function runsOf<S extends { percent: number; live: Arm }>(samples: readonly S[]): S[][] {
  const runs: S[][] = [];
  for (const sample of samples) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last && last.percent === sample.percent && last.live.visitors <= sample.live.visitors;
    if (goesOn) runs.at(-1)?.push(sample);
    else runs.push([sample]);
  }
  return runs;
}
