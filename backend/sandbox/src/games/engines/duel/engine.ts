import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { type Field, makeField, runnerAt } from '../odds';
import { profiles } from './profiles';

/** Probability and payout of left, right and draw, by profile. */
const classes: Record<string, { rtp: number; prices: (readonly [number, number])[][] }> = {
  derby: {
    rtp: 0.95,
    prices: [
      [
        [195, 205],
        [195, 205],
        [1500, 2400],
      ],
      [
        [155, 175],
        [240, 275],
        [1300, 2600],
      ],
      [
        [240, 275],
        [155, 175],
        [1300, 2600],
      ],
    ],
  },
  football: {
    rtp: 0.94,
    prices: [
      [
        [225, 265],
        [260, 300],
        [280, 340],
      ],
      [
        [150, 185],
        [420, 600],
        [330, 460],
      ],
      [
        [380, 520],
        [165, 200],
        [320, 420],
      ],
      [
        [180, 220],
        [340, 420],
        [300, 370],
      ],
    ],
  },
}; // prettier-ignore

const made = new Map<string, Field>();
/** Different fixtures of a profile. */
export const duelFixtures = 24;

/** The payouts of a fixture: left, right, draw. Known before the bet. */
export function duelField(profile: string, fixture: number): Field {
  const { rtp, prices } = classes[profile] ?? { rtp: 0.95, prices: [] };
  const index = fixture % duelFixtures;
  const key = `${profile}/${index}`;
  const field = made.get(key) ?? makeField(index * 7919 + 11, prices[index % prices.length] ?? [], rtp);
  made.set(key, field);
  return field;
}

/** The view of a duel. `run` shapes the course of the fight or match. */
export interface DuelView {
  winner: 0 | 1 | 2;
  run: number[];
}

/** Two sides and a draw: a simulated derby, or a virtual football match. */
export const duel: Engine<{ side: number }> = {
  profiles,
  constant: { bet: () => ({ side: 0 }) },
  math: (profile) => ({
    fixtures: Array.from({ length: duelFixtures }, (_, fixture) => duelField(profile, fixture)),
  }),
  readBet(value) {
    const { side } = fieldsOf(value);
    return isInteger(side, 0, 2) ? { side } : undefined;
  },
  play({ profile, bet, stake, chance, fixture }) {
    const field = duelField(profile, fixture);
    const winner = runnerAt(field, chance.below(1_000_000)) as 0 | 1 | 2;
    const run = Array.from({ length: 12 }, () => chance.below(1000));
    const view: DuelView = { winner, run };
    return { view, done: true, payout: winner === bet.side ? times(stake, field.pays[winner] ?? 0) : 0 };
  },
};
