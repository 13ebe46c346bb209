import type { Line, Returns } from '../returns';
import { kenoChance, kenoPays, mostPicks } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  lines: () =>
    Array.from({ length: mostPicks }, (_, index): Line => {
      const picks = Array.from({ length: index + 1 }, (_pick, at) => at * 7 + 3);
      const exact = kenoPays(index + 1).reduce((sum, pay, hits) => sum + (pay / 100) * kenoChance(index + 1, hits), 0);
      return { name: `${index + 1} picked`, exact, play: { bet: () => ({ picks }) } };
    }),
};
