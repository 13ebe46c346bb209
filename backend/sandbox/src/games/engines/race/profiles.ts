import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'horse_racing', id: 'flat8', rtp: 9300, volatility: 3, features: ['race', 'simulated'] },
];
