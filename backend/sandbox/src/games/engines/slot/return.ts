import type { Returns } from '../returns';
import { slotMath } from './math';

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: (profile) => [{ name: 'a spin', exact: slotMath(profile).rtp }],
};
