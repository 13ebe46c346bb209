import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'poker', id: 'jacks96', rtp: 9954, volatility: 3, features: ['cards', 'hold'] },
  { category: 'poker', id: 'jacks85', rtp: 9730, volatility: 4, features: ['cards', 'hold'] },
];
