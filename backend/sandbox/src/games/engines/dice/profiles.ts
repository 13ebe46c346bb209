import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'hash_game', id: 'dice99', rtp: 9900, volatility: 3, features: ['provably_fair', 'target'] },
];
