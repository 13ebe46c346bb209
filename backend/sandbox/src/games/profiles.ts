import type { Category } from '@marquee/contract/categories';

/** The kinds of game that the sandbox game server plays. Each has a module in `engines/` and a stage in the client. */
export type EngineName =
  | 'slot'
  | 'roulette'
  | 'baccarat'
  | 'videopoker'
  | 'dice'
  | 'fishing'
  | 'plinko'
  | 'crash'
  | 'bingo'
  | 'keno'
  | 'duel'
  | 'race';

/** One declared mathematics of an engine. `rtp.full.ts` proves each `rtp` by simulation. */
export interface Profile {
  id: string;
  engine: EngineName;
  /** Return to player in hundredths of a percent, of the best constant way to play where the player has a choice. */
  rtp: number;
  /** 1 low to 5 high. */
  volatility: 1 | 2 | 3 | 4 | 5;
  /** Feature codes that lobbies filter by; all of them true of the game. */
  features: readonly string[];
}

const rows: readonly [Category, Profile[]][] = [
  [
    'slot_game',
    [
      { id: 'l20a', engine: 'slot', rtp: 9600, volatility: 1, features: ['lines', 'wilds'] },
      { id: 'l20b', engine: 'slot', rtp: 9620, volatility: 2, features: ['lines', 'wilds', 'free_spins'] },
      {
        id: 'l20c',
        engine: 'slot',
        rtp: 9650,
        volatility: 3,
        features: ['lines', 'wilds', 'free_spins', 'multiplier'],
      },
      { id: 'l10d', engine: 'slot', rtp: 9640, volatility: 4, features: ['lines', 'free_spins', 'multiplier'] },
      {
        id: 'l10e',
        engine: 'slot',
        rtp: 9600,
        volatility: 5,
        features: ['lines', 'wilds', 'free_spins', 'multiplier'],
      },
      { id: 'w243a', engine: 'slot', rtp: 9610, volatility: 2, features: ['ways', 'wilds'] },
      { id: 'w243b', engine: 'slot', rtp: 9630, volatility: 3, features: ['ways', 'wilds', 'free_spins'] },
      { id: 'w243c', engine: 'slot', rtp: 9660, volatility: 4, features: ['ways', 'free_spins', 'multiplier'] },
      {
        id: 'w243d',
        engine: 'slot',
        rtp: 9580,
        volatility: 5,
        features: ['ways', 'wilds', 'free_spins', 'multiplier'],
      },
      { id: 'w243e', engine: 'slot', rtp: 9500, volatility: 2, features: ['ways'] },
    ],
  ],
  [
    'casino',
    [
      { id: 'european', engine: 'roulette', rtp: 9730, volatility: 3, features: ['table', 'single_zero'] },
      { id: 'punto', engine: 'baccarat', rtp: 9894, volatility: 1, features: ['table', 'cards', 'side_bets'] },
    ],
  ],
  [
    'poker',
    [
      { id: 'jacks96', engine: 'videopoker', rtp: 9954, volatility: 3, features: ['cards', 'hold'] },
      { id: 'jacks85', engine: 'videopoker', rtp: 9730, volatility: 4, features: ['cards', 'hold'] },
    ],
  ],
  ['hash_game', [{ id: 'dice99', engine: 'dice', rtp: 9900, volatility: 3, features: ['provably_fair', 'target'] }]],
  [
    'fishing',
    [
      { id: 'reef', engine: 'fishing', rtp: 9650, volatility: 2, features: ['shooting', 'multiplier'] },
      { id: 'abyss', engine: 'fishing', rtp: 9600, volatility: 4, features: ['shooting', 'multiplier', 'boss'] },
    ],
  ],
  [
    'arcade',
    [
      { id: 'low', engine: 'plinko', rtp: 9708, volatility: 2, features: ['instant', 'multiplier'] },
      { id: 'high', engine: 'plinko', rtp: 9718, volatility: 5, features: ['instant', 'multiplier'] },
    ],
  ],
  ['crash', [{ id: 'curve97', engine: 'crash', rtp: 9700, volatility: 4, features: ['provably_fair', 'cash_out'] }]],
  ['bingo', [{ id: 'ball75', engine: 'bingo', rtp: 9525, volatility: 3, features: ['draw', 'card'] }]],
  ['lottery', [{ id: 'keno80', engine: 'keno', rtp: 9400, volatility: 4, features: ['draw', 'pick'] }]],
  ['sabong', [{ id: 'derby', engine: 'duel', rtp: 9500, volatility: 1, features: ['match', 'simulated'] }]],
  ['horse_racing', [{ id: 'flat8', engine: 'race', rtp: 9300, volatility: 3, features: ['race', 'simulated'] }]],
  ['sportsbook', [{ id: 'football', engine: 'duel', rtp: 9400, volatility: 1, features: ['match', 'simulated'] }]],
];

/** The profiles that games of a category may have. `hot` is no product and has none. */
export const profilesOf: ReadonlyMap<Category, readonly Profile[]> = new Map(rows);

/** Every profile. */
export const allProfiles: readonly Profile[] = rows.flatMap(([, profiles]) => profiles);

/** The profile with an id; throws for an unknown one, which only a damaged catalogue can hold. */
export function profileOf(engine: string, id: string): Profile {
  const profile = allProfiles.find((one) => one.engine === engine && one.id === id);
  if (!profile) throw new Error(`No profile ${engine}/${id}`);
  return profile;
}
