import type { Returns } from '../returns';
import { plinkoRows, pocketPays } from './engine';

/** The exact returns of this engine. */
export const returns: Returns = {
  lines(profile) {
    let ways = 1;
    const parts = pocketPays(profile).map((pay, pocket) => {
      const part = (ways / 2 ** plinkoRows) * (pay / 100);
      ways = (ways * (plinkoRows - pocket)) / (pocket + 1);
      return part;
    });
    return [{ name: 'a ball', exact: parts.reduce((sum, part) => sum + part, 0) }];
  },
};
