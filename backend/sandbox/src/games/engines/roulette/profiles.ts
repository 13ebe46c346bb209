import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'casino', id: 'european', rtp: 9730, volatility: 3, features: ['table', 'single_zero'] },
];
