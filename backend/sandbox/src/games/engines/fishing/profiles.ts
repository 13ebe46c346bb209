import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'fishing', id: 'reef', rtp: 9650, volatility: 2, features: ['shooting', 'multiplier'] },
  { category: 'fishing', id: 'abyss', rtp: 9600, volatility: 4, features: ['shooting', 'multiplier', 'boss'] },
];
