import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  { category: 'casino', id: 'punto', rtp: 9894, volatility: 1, features: ['table', 'cards', 'side_bets'] },
];
