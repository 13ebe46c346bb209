import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { type Field, makeField, runnerAt } from '../odds';
import { profiles } from './profiles';

/** Starters of a race. */
export const starters = 8;
const rtp = 0.93;
/** Different race cards. */
export const raceCards = 32;
// Favourite first; the fixture rotates the order so that the favourite is not always number one.
const prices = [
  [260, 420],
  [380, 600],
  [520, 800],
  [700, 1100],
  [900, 1500],
  [1200, 2200],
  [1600, 3200],
  [500, 6000],
] as const; // prettier-ignore

const made = new Map<number, Field>();

/** The starting prices of a race. Known before the bet. */
export function raceField(fixture: number): Field {
  const index = fixture % raceCards;
  const known = made.get(index);
  if (known) return known;
  const field = makeField(index * 104_729 + 3, prices, rtp);
  const turn = index % starters;
  const turned = <T>(list: T[]) => [...list.slice(turn), ...list.slice(0, turn)];
  const result = { pays: turned(field.pays), chances: turned(field.chances) };
  made.set(index, result);
  return result;
}

/** A flat race of eight: bet on the winner. The other places are drawn by the same probabilities. */
export const race: Engine<{ horse: number }> = {
  profiles,
  constant: { bet: () => ({ horse: 2 }) },
  math: () => ({ fixtures: Array.from({ length: raceCards }, (_, fixture) => raceField(fixture)) }),
  readBet(value) {
    const { horse } = fieldsOf(value);
    return isInteger(horse, 0, starters - 1) ? { horse } : undefined;
  },
  play({ bet, stake, chance, fixture }) {
    const field = raceField(fixture);
    const order = [runnerAt(field, chance.below(1_000_000))];
    while (order.length < starters) {
      const left = field.chances.map((share, runner) => (order.includes(runner) ? 0 : share));
      const total = left.reduce((sum, share) => sum + share, 0);
      order.push(runnerAt({ pays: [], chances: left }, chance.below(total)));
    }
    const won = order[0] === bet.horse;
    return { view: { order }, done: true, payout: won ? times(stake, field.pays[bet.horse] ?? 0) : 0 };
  },
};
