import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'sabong', id: 'derby', rtp: 9500, volatility: 1, features: ['match', 'simulated'] },
  { category: 'sportsbook', id: 'football', rtp: 9400, volatility: 1, features: ['match', 'simulated'] },
];
