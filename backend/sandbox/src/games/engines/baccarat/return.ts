import type { Returns } from '../returns';

/** The returns that this engine declares. */
export const returns: Returns = {
  // It shuffles a shoe of eight decks for each round.
  share: 0.4,
};
