import type { Profile } from '../engine';

/** The game profiles of this engine. */
export const profiles: readonly Profile[] = [
  { category: 'slot_game', id: 'l20a', rtp: 9600, volatility: 1, features: ['lines', 'wilds'] },
  { category: 'slot_game', id: 'l20b', rtp: 9620, volatility: 2, features: ['lines', 'wilds', 'free_spins'] },
  {
    category: 'slot_game',
    id: 'l20c',
    rtp: 9650,
    volatility: 3,
    features: ['lines', 'wilds', 'free_spins', 'multiplier'],
  },
  { category: 'slot_game', id: 'l10d', rtp: 9640, volatility: 4, features: ['lines', 'free_spins', 'multiplier'] },
  {
    category: 'slot_game',
    id: 'l10e',
    rtp: 9600,
    volatility: 5,
    features: ['lines', 'wilds', 'free_spins', 'multiplier'],
  },
  { category: 'slot_game', id: 'w243a', rtp: 9610, volatility: 2, features: ['ways', 'wilds'] },
  { category: 'slot_game', id: 'w243b', rtp: 9630, volatility: 3, features: ['ways', 'wilds', 'free_spins'] },
  { category: 'slot_game', id: 'w243c', rtp: 9660, volatility: 4, features: ['ways', 'free_spins', 'multiplier'] },
  {
    category: 'slot_game',
    id: 'w243d',
    rtp: 9580,
    volatility: 5,
    features: ['ways', 'wilds', 'free_spins', 'multiplier'],
  },
  { category: 'slot_game', id: 'w243e', rtp: 9500, volatility: 2, features: ['ways'] },
];
