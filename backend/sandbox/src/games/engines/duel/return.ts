import { fieldReturns } from '../odds';
import type { Returns } from '../returns';
import { duelField } from './engine';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: (profile) => fieldReturns((fixture) => duelField(profile, fixture)),
};
