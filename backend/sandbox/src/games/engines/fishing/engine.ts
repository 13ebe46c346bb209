import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** The fish of each profile by size: total payout of a catch, times the shot. The last one of `abyss` is its boss. */
export const fishPays: Record<string, readonly number[]> = {
  reef: [2, 3, 4, 6, 8, 12, 18, 30],
  abyss: [2, 4, 6, 10, 20, 40, 80, 200],
};

const returns: Record<string, number> = { reef: 0.965, abyss: 0.96 };
/** The denominator of catch probabilities. */
export const whole = 12_000_000;

/** The probability that a shot catches a fish, in twelve-millionths: return divided by payout. */
export function catchChance(profile: string, fish: number): number {
  return Math.round((whole * (returns[profile] ?? 0)) / (fishPays[profile]?.[fish] ?? 1));
}

/** Shoots one harpoon at one fish. All fish have the same return: bigger ones are rarer catches. */
export const fishing: Engine<{ fish: number }> = {
  profiles,
  constant: { bet: () => ({ fish: 1 }) },
  math: (profile) => ({
    whole,
    fish: (fishPays[profile] ?? []).map((pays, fish) => ({ pays, chance: catchChance(profile, fish) })),
  }),
  readBet(value) {
    const { fish } = fieldsOf(value);
    return isInteger(fish, 0, 7) ? { fish } : undefined;
  },
  play({ profile, bet, stake, chance }) {
    const caught = chance.below(whole) < catchChance(profile, bet.fish);
    const pay = fishPays[profile]?.[bet.fish] ?? 0;
    return { view: { caught, fish: bet.fish }, done: true, payout: caught ? times(stake, pay * 100) : 0 };
  },
};
