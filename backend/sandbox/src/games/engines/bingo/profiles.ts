import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  { category: 'bingo', id: 'ball75', rtp: 9525, volatility: 3, features: ['draw', 'card'] },
];
