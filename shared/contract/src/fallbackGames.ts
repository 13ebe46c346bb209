import type { GameTile } from './entities';

function game(
  provider_code: string,
  game_code: string,
  provider_name: string,
  game_name: string,
  game_type: string,
  tint: string,
  released: string,
  rtp: number,
  volatility: number,
  features: string[],
): GameTile {
  return {
    provider_code,
    provider_name,
    game_code,
    game_name,
    game_type,
    game_image: `/art/cover/${provider_code}/${game_code}`,
    tint,
    features,
    rtp,
    volatility,
    released,
    // values that differ by day and site are unknown here
    popularity: 0,
    seats: null,
    stake: { minimum: 0, maximum: 0 },
  };
}

/**
 * The built-in lists (R9.21): exactly 15 hot, 10 featured, 6 popular and 6 new games of the catalogue. The backend uses
 * them, as far as a site offers them, until the site has enough launches; a page shows them if the backend returns
 * nothing. Loaded only then: a site's own lists come first, and a built-in one is better than an empty page.
 */
export const fallbackGames = {
  hot: [
    game('JILI', 'sl001', 'JILI', 'Golden Dragon', 'SLOTS', '#871115', '2023-11-27', 0.96, 5, [
      'lines',
      'wilds',
      'free_spins',
      'multiplier',
    ]),
    game('JILI', 'sl002', 'JILI', 'Gardener’s Royal Hourglass', 'SLOTS', '#8a3f11', '2025-03-06', 0.961, 2, [
      'ways',
      'wilds',
    ]),
    game('JILI', 'fi001', 'JILI', 'Golden Reef', 'FISH', '#50443a', '2025-01-11', 0.965, 2, ['shooting', 'multiplier']),
    game('PGSOFT', 'sl001', 'PGSOFT', 'Pirate’s Lucky Castle', 'SLOTS', '#40247a', '2025-07-03', 0.965, 3, [
      'lines',
      'wilds',
      'free_spins',
      'multiplier',
    ]),
    game('PGSOFT', 'sl002', 'PGSOFT', 'Rising Castle Deluxe', 'SLOTS', '#442a80', '2023-05-10', 0.961, 2, [
      'ways',
      'wilds',
    ]),
    game('PGSOFT', 'sl003', 'PGSOFT', 'Copper Lantern Rising', 'SLOTS', '#621d48', '2026-07-24', 0.962, 2, [
      'lines',
      'wilds',
      'free_spins',
    ]),
    game('PPLAY', 'sl001', 'PPLAY', 'Gardener’s Scarlet Hourglass', 'SLOTS', '#466283', '2024-03-25', 0.962, 2, [
      'lines',
      'wilds',
      'free_spins',
    ]),
    game('PPLAY', 'sl002', 'PPLAY', 'Swift Clover Trail', 'SLOTS', '#2c4a8d', '2020-02-27', 0.965, 3, [
      'lines',
      'wilds',
      'free_spins',
      'multiplier',
    ]),
    game('FACHAI', 'sl001', 'FACHAI', 'Ivory Sword Gold', 'SLOTS', '#791d49', '2025-10-19', 0.964, 4, [
      'lines',
      'free_spins',
      'multiplier',
    ]),
    game('FACHAI', 'fi001', 'FACHAI', 'Northern Corner Reef', 'FISH', '#643a2e', '2025-09-16', 0.96, 4, [
      'shooting',
      'multiplier',
      'boss',
    ]),
    game('JDB', 'sl001', 'JDB', 'Ruby Falcon Gold', 'SLOTS', '#4a2c91', '2022-02-12', 0.962, 2, [
      'lines',
      'wilds',
      'free_spins',
    ]),
    game('JDB', 'ar001', 'JDB', 'Starlit Central Cascade', 'ARCADE', '#283ba1', '2024-07-15', 0.9718, 5, [
      'instant',
      'multiplier',
    ]),
    game('YBAT', 'sl001', 'YBAT', 'Dancing Mine', 'SLOTS', '#4a4f34', '2025-01-14', 0.963, 3, [
      'ways',
      'wilds',
      'free_spins',
    ]),
    game('EPW', 'sl001', 'EPW', 'Five Roaring Coins', 'SLOTS', '#594637', '2025-10-16', 0.958, 5, [
      'ways',
      'wilds',
      'free_spins',
      'multiplier',
    ]),
    game('EPW', 'cr001', 'EPW', 'Golden Rocket', 'CRASH', '#18236f', '2022-08-12', 0.97, 4, [
      'provably_fair',
      'cash_out',
    ]),
  ],
  featured: [
    game('JILI', 'sl003', 'JILI', 'Cobalt Robot Trail', 'SLOTS', '#5e2746', '2025-06-17', 0.958, 5, [
      'ways',
      'wilds',
      'free_spins',
      'multiplier',
    ]),
    game('JILI', 'bi001', 'JILI', 'Golden Bingo', 'BINGO', '#7e1c38', '2024-08-04', 0.9525, 3, ['draw', 'card']),
    game('PGSOFT', 'sl004', 'PGSOFT', 'Miner’s Northern Coins', 'SLOTS', '#633350', '2023-04-28', 0.966, 4, [
      'ways',
      'free_spins',
      'multiplier',
    ]),
    game('PGSOFT', 'sl005', 'PGSOFT', 'Silver Bull Trail', 'SLOTS', '#62254b', '2023-09-27', 0.961, 2, [
      'ways',
      'wilds',
    ]),
    game('PPLAY', 'sl003', 'PPLAY', 'Fisher’s Ancient Key', 'SLOTS', '#356fa5', '2023-09-25', 0.96, 1, [
      'lines',
      'wilds',
    ]),
    game('FACHAI', 'sl002', 'FACHAI', 'Knight’s Copper Treasure', 'SLOTS', '#973b0a', '2025-03-01', 0.958, 5, [
      'ways',
      'wilds',
      'free_spins',
      'multiplier',
    ]),
    game('JDB', 'fi001', 'JDB', 'Blazing Corner Octopus', 'FISH', '#362b99', '2024-10-09', 0.96, 4, [
      'shooting',
      'multiplier',
      'boss',
    ]),
    game('JDB', 'sl002', 'JDB', 'Volcano of Amber Coast', 'SLOTS', '#672866', '2025-09-11', 0.963, 3, [
      'ways',
      'wilds',
      'free_spins',
    ]),
    game('YBAT', 'fi001', 'YBAT', 'Midnight Island Shark', 'FISH', '#0e5248', '2020-08-12', 0.965, 2, [
      'shooting',
      'multiplier',
    ]),
    game('EPW', 'sl002', 'EPW', 'Wandering Robot Legends', 'SLOTS', '#274864', '2020-09-12', 0.961, 2, [
      'ways',
      'wilds',
    ]),
  ],
  popular: [
    game('JILI', 'sl004', 'JILI', 'Fisher’s Frozen Key', 'SLOTS', '#832a4b', '2021-10-06', 0.962, 2, [
      'lines',
      'wilds',
      'free_spins',
    ]),
    game('PGSOFT', 'sl006', 'PGSOFT', 'Pharaoh’s Shining Crown', 'SLOTS', '#3a2585', '2023-05-13', 0.964, 4, [
      'lines',
      'free_spins',
      'multiplier',
    ]),
    game('PPLAY', 'sl004', 'PPLAY', 'Sunken Sword Nights', 'SLOTS', '#1c7995', '2021-09-14', 0.964, 4, [
      'lines',
      'free_spins',
      'multiplier',
    ]),
    game('FACHAI', 'sl003', 'FACHAI', 'Thunder Phoenix Quest', 'SLOTS', '#96182d', '2024-11-01', 0.962, 2, [
      'lines',
      'wilds',
      'free_spins',
    ]),
    game('JDB', 'sl003', 'JDB', 'Lion Trail', 'SLOTS', '#503c75', '2023-04-12', 0.96, 1, ['lines', 'wilds']),
    game('EPW', 'cr002', 'EPW', 'Jade Lakeside Plane', 'CRASH', '#1c2a6c', '2026-01-20', 0.97, 4, [
      'provably_fair',
      'cash_out',
    ]),
  ],
  new: [
    game('JILI', 'sl005', 'JILI', 'Frozen Pharaoh Nights', 'SLOTS', '#882926', '2023-08-15', 0.962, 2, [
      'lines',
      'wilds',
      'free_spins',
    ]),
    game('PGSOFT', 'sl007', 'PGSOFT', 'Electric Key Quest', 'SLOTS', '#602079', '2026-08-27', 0.95, 2, ['ways']),
    game('PPLAY', 'sl005', 'PPLAY', 'Midnight Galleon Parade', 'SLOTS', '#2049ab', '2026-09-19', 0.963, 3, [
      'ways',
      'wilds',
      'free_spins',
    ]),
    game('FACHAI', 'sl004', 'FACHAI', 'Northern Phoenix Spins', 'SLOTS', '#861612', '2025-09-09', 0.96, 1, [
      'lines',
      'wilds',
    ]),
    game('YBAT', 'sl002', 'YBAT', 'Five Lucky Coins', 'SLOTS', '#5c6720', '2020-11-13', 0.962, 2, [
      'lines',
      'wilds',
      'free_spins',
    ]),
    game('EPW', 'sl003', 'EPW', 'Baker’s Grand Orchard', 'SLOTS', '#214c3f', '2022-02-05', 0.95, 2, ['ways']),
  ],
} satisfies Record<string, readonly GameTile[]>;

/** Name of a built-in list. */
export type FallbackList = keyof typeof fallbackGames;
