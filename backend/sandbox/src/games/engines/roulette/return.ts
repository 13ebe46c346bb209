import type { Returns } from '../returns';
import { rouletteReturn } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: () =>
    ['n17', 'red', 'dozen2', 'column3'].map((spot) => {
      let sum = 0;
      for (let number = 0; number < 37; number++) sum += rouletteReturn(spot, number);
      return sum / 37;
    }),
};
