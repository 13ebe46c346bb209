import type { Returns } from '../returns';
import { dicePay } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: () => [500, 5000, 9500].map((line) => (line / 10_000) * (dicePay(line) / 100)),
  // A price near 1× can be half a hundredth off the fair one.
  grain: 0.005,
};
