import type { Chance } from '@marquee/protocols/fairness/fairRandom';
import { random } from '../../art/random';
import type { EngineName } from '../profiles';
import { engines } from './engines';

/** A fast chance for simulations; not for play. */
export function quickChance(seed: number): Chance {
  const next = random(seed);
  return { below: (limit) => Math.floor(next() * limit) };
}

/** How a simulated player bets and acts. */
export interface Play {
  bet: (index: number) => unknown;
  action?: (view: object) => unknown;
}

/** Plays rounds at a stake of 10,000 and measures the return and its standard error, both ratios. */
export function simulate(engine: EngineName, profile: string, { bet, action }: Play, rounds: number, seed = 1) {
  const stake = 10_000;
  let sum = 0;
  let squares = 0;
  const { play } = engines[engine];
  for (let index = 0; index < rounds; index++) {
    const chance = quickChance(seed * 7_368_787 + index * 2_654_435_761);
    const round = { profile, stake, bet: bet(index), chance, actions: [], fixture: index };
    let step = play(round);
    if (!step.done && action) {
      const again = quickChance(seed * 7_368_787 + index * 2_654_435_761);
      step = play({ ...round, chance: again, actions: [action(step.view)] });
    }
    const ratio = step.payout / stake;
    sum += ratio;
    squares += ratio * ratio;
  }
  const rtp = sum / rounds;
  return {
    rtp,
    error: Math.sqrt((squares / rounds - rtp * rtp) / rounds),
    deviation: Math.sqrt(squares / rounds - rtp * rtp),
  };
}
