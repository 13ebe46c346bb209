import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  {
    category: 'lottery',
    id: 'keno80',
    rtp: 9400,
    // With few picks, payouts in whole hundredths cannot give exactly 94.00.
    lines: { '2 picked': 9399, '3 picked': 9399 },
    volatility: 4,
    features: ['draw', 'pick'],
  },
];
