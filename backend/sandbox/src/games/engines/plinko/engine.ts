import { type Engine, times } from '../engine';
import { profiles } from './profiles';

/** Rows of pegs; a ball falls into one of `ROWS + 1` pockets. */
export const plinkoRows = 12;

const halves: Record<string, readonly number[]> = {
  low: [800, 300, 160, 140, 110, 100, 42],
  high: [17_000, 2400, 750, 200, 70, 20, 20],
};

/** The payout of each pocket, hundredths of the stake. */
export function pocketPays(profile: string): number[] {
  const half = halves[profile] ?? [];
  return [...half, ...half.slice(0, -1).reverse()];
}

/** A ball through twelve rows of pegs: left or right with equal probability. */
export const plinko: Engine<Record<string, never>> = {
  profiles,
  constant: { bet: () => ({}) },
  math: (profile) => ({ rows: plinkoRows, pays: pocketPays(profile) }),
  readBet: () => ({}),
  play({ profile, stake, chance }) {
    const path = Array.from({ length: plinkoRows }, () => chance.below(2));
    const pocket = path.reduce((sum, right) => sum + right, 0);
    return { view: { path, pocket }, done: true, payout: times(stake, pocketPays(profile)[pocket] ?? 0) };
  },
};
