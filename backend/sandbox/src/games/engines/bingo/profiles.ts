import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'bingo', id: 'ball75', rtp: 9525, volatility: 3, features: ['draw', 'card'] },
];
