import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'arcade', id: 'low', rtp: 9708, volatility: 2, features: ['instant', 'multiplier'] },
  { category: 'arcade', id: 'high', rtp: 9718, volatility: 5, features: ['instant', 'multiplier'] },
];
