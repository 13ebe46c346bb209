import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  { category: 'sabong', id: 'derby', rtp: 9500, volatility: 1, features: ['match', 'simulated'] },
  { category: 'sportsbook', id: 'football', rtp: 9400, volatility: 1, features: ['match', 'simulated'] },
];
