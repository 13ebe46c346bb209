import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  { category: 'hash_game', id: 'dice99', rtp: 9900, volatility: 3, features: ['provably_fair', 'target'] },
];
