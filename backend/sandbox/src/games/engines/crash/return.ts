import type { Returns } from '../returns';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: () => [0.97],
};
