import type { Line, Returns } from '../returns';
import { kenoChance, kenoPays, mostPicks } from './engine';

/** The mean of payouts with so many picks, or of their squares; ratios. */
function moment(picks: number, power: 1 | 2): number {
  return kenoPays(picks).reduce((sum, pay, hits) => sum + (pay / 100) ** power * kenoChance(picks, hits), 0);
}

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: () =>
    Array.from({ length: mostPicks }, (_, index): Line => {
      const count = index + 1;
      const picks = Array.from({ length: count }, (_pick, at) => at * 7 + 3);
      const exact = moment(count, 1);
      const deviation = Math.sqrt(moment(count, 2) - exact ** 2);
      return { name: `${count} picked`, exact, deviation, play: { bet: () => ({ picks }) } };
    }),
};
