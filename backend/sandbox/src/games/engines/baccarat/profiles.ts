import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  {
    category: 'casino',
    id: 'punto',
    rtp: 9894,
    lines: { player: 9876, tie: 8564, player_pair: 8964, banker_pair: 8964 },
    volatility: 1,
    features: ['table', 'cards', 'side_bets'],
  },
];
