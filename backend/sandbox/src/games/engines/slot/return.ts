import type { Returns } from '../returns';
import { slotMath } from './math';

/** The returns that this engine declares. */
export const returns: Returns = {
  lines: (profile) => [{ name: 'a spin', exact: slotMath(profile).rtp }],
};
