import type { Returns } from '../returns';
import { kenoChance, kenoPays, mostPicks } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: () =>
    Array.from({ length: mostPicks }, (_, index) =>
      kenoPays(index + 1).reduce((sum, pay, hits) => sum + (pay / 100) * kenoChance(index + 1, hits), 0),
    ),
};
