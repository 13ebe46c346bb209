import type { Returns } from '../returns';
import { slotMath } from './math';

/** The returns that this engine declares. */
export const returns: Returns = {
  exact: (profile) => [slotMath(profile).rtp],
};
