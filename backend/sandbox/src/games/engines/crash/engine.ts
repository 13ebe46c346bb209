import type { Chance } from '@marquee/protocols/fairness/fairRandom';
import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Growth of the curve: the multiplier is e^(growth · ms). It doubles every 6.9 s. */
const growth = 0.0001;
/** The curve ends here, hundredths: all remaining players are paid. */
export const highest = 100_000;

/** The multiplier after `ms`, hundredths, rounded down. */
export function curveAt(ms: number): number {
  return Math.min(highest, Math.floor(100 * Math.exp(growth * Math.max(0, ms)) + 1e-9));
}

/** The time at which the curve reaches a multiplier (hundredths), ms. */
export function timeOf(hundredths: number): number {
  return Math.log(hundredths / 100) / growth;
}

const all = 2 ** 32;
/** The curve reaches `h` hundredths with probability `reach / h`. */
const reach = 97;

/** The crash point of a round, hundredths: at least m with probability 97 / m. Below 100 it crashes at once. */
export function breakPoint(chance: Chance): number {
  return Math.min(highest, Math.floor((reach * all) / (all - chance.below(all))));
}

/** The exact probability that the curve reaches `hundredths`, a ratio. */
export function reached(hundredths: number): number {
  return Math.floor((reach * all) / hundredths) / all;
}

/** An optional multiplier at which to cash out; 0 for none. */
export interface CrashBet {
  target: number;
}

/**
 * A rising curve that crashes. The server's clock determines the multiplier when the player cashes out: action `{ at:
 * hundredths }`.
 */
export const crash: Engine<CrashBet> = {
  profiles,
  constant: { bet: () => ({ target: 0 }), action: { at: 200 } },
  math: () => ({ whole: all, reach, highest, growth }),
  readBet(value) {
    const target = fieldsOf(value).target ?? 0;
    return target === 0 || isInteger(target, 101, highest) ? { target: target as number } : undefined;
  },
  readAction: (value, { actions }) => actions.length === 0 && isInteger(fieldsOf(value).at, 100, highest),
  play({ bet, stake, actions, chance }) {
    const point = breakPoint(chance);
    if (actions.length === 0) return { view: { running: true }, done: false, payout: 0 };
    const asked = fieldsOf(actions[0]).at as number;
    const at = bet.target > 0 ? Math.min(asked, bet.target) : asked;
    const left = at <= point;
    const view = { running: false, point: Math.max(100, point), left: left ? at : null };
    return { view, done: true, payout: left ? times(stake, at) : 0 };
  },
  abandon: () => ({ at: highest }),
  actionAt: (ms) => ({ at: curveAt(ms) }),
  endsAt({ bet, chance }) {
    const point = breakPoint(chance);
    return timeOf(bet.target > 0 && bet.target <= point ? bet.target : Math.max(100, point));
  },
};
