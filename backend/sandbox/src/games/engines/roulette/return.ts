import type { Line, Returns } from '../returns';
import { outside, rouletteReturn } from './engine';

const numbers = Array.from({ length: 37 }, (_, number) => number);

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: () =>
    [...numbers.map((number) => `n${number}`), ...Object.keys(outside)].map((spot): Line => {
      const exact = numbers.reduce((sum, number) => sum + rouletteReturn(spot, number), 0) / 37;
      const group = spot in outside ? spot : 'a number';
      return { name: spot, group, exact, play: { bet: (stake) => ({ chips: { [spot]: stake } }) } };
    }),
};
