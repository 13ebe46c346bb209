import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  { category: 'horse_racing', id: 'flat8', rtp: 9300, volatility: 3, features: ['race', 'simulated'] },
];
