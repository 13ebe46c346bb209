import type { Chance } from '@marquee/protocols/fairness/fairRandom';
import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Growth of the curve: the multiplier is e^(growth · ms). It doubles every 6.9 s. */
const growth = 0.0001;
/** The curve ends here, hundredths: everybody who is still in is paid. */
export const highest = 100_000;

/** The multiplier after `ms`, hundredths, rounded down. */
export function curveAt(ms: number): number {
  return Math.min(highest, Math.floor(100 * Math.exp(growth * Math.max(0, ms)) + 1e-9));
}

/** When the curve reaches a multiplier (hundredths), ms. */
export function timeOf(hundredths: number): number {
  return Math.log(hundredths / 100) / growth;
}

const all = 2 ** 32;
/** A height of `h` hundredths is reached with a chance of `reach / h`. */
const reach = 97;

/**
 * Where the curve of a round breaks, hundredths: at least m with a chance of 97 / m. Below 100 it breaks before it
 * begins.
 */
export function breakPoint(chance: Chance): number {
  return Math.min(highest, Math.floor((reach * all) / (all - chance.below(all))));
}

/** The exact chance that the curve reaches `hundredths`, a ratio. */
export function reached(hundredths: number): number {
  return Math.floor((reach * all) / hundredths) / all;
}

/** The player may name a multiplier at which to leave, 0 for none. */
export interface CrashBet {
  target: number;
}

/**
 * A curve that breaks. The server's clock says where the curve stands when the player leaves: action
 * `{ at: hundredths }`.
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
