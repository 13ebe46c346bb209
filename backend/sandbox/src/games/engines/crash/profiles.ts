import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'crash', id: 'curve97', rtp: 9700, volatility: 4, features: ['provably_fair', 'cash_out'] },
];
