import type { Profile } from '../engine';

/** What the games of this engine declare. */
export const profiles: readonly Profile[] = [
  {
    category: 'lottery',
    id: 'keno80',
    rtp: 9400,
    // Prices in whole hundredths leave no way to 94.00 with few picks.
    lines: { '2 picked': 9399, '3 picked': 9399 },
    volatility: 4,
    features: ['draw', 'pick'],
  },
];
