import { fieldReturns } from '../odds';
import type { Returns } from '../returns';
import { raceField } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: () => fieldReturns(raceField),
};
