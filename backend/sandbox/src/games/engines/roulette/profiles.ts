import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  { category: 'casino', id: 'european', rtp: 9730, volatility: 3, features: ['table', 'single_zero'] },
];
