import type { Chance } from '@marquee/protocols/fairness/fairRandom';
import { random } from '../../art/random';
import type { Engine, Play } from './engine';
import type { Line } from './returns';

/** A fast pseudo-random source for simulations; not for play. */
export function quickChance(seed: number): Chance {
  const next = random(seed);
  return { below: (limit) => Math.floor(next() * limit) };
}

/** What is simulated: by default the constant way to play, in many fixtures. */
interface Simulated extends Pick<Line, 'fixture'> {
  profile: string;
  play?: Play;
  rounds: number;
  seed?: number;
}

/** Plays rounds at a stake of 10,000 and measures the return and its standard error, both ratios. */
export function simulate<Bet>(engine: Engine<Bet>, { profile, rounds, seed = 1, play, fixture }: Simulated) {
  const stake = 10_000;
  const { bet: betOf, action } = play ?? engine.constant;
  const bet = engine.readBet(betOf(stake), stake, 100);
  if (bet === undefined) throw new Error(`The simulated bet on ${profile} is refused`);
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < rounds; index++) {
    const chance = () => quickChance(seed * 7_368_787 + index * 2_654_435_761);
    const round = { profile, stake, bet, actions: [], fixture: fixture ?? index };
    let step = engine.play({ ...round, chance: chance() });
    if (!step.done && action) step = engine.play({ ...round, chance: chance(), actions: [action] });
    const ratio = step.payout / stake;
    sum += ratio;
    squares += ratio * ratio;
  }
  const rtp = sum / rounds;
  return { rtp, error: Math.sqrt((squares / rounds - rtp * rtp) / (rounds - 1)) };
}
