import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  { category: 'lottery', id: 'keno80', rtp: 9400, volatility: 4, features: ['draw', 'pick'] },
];
