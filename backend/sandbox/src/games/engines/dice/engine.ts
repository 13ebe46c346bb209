import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Rolls 0–9999 under or over a line. `line` is how many of the 10,000 results win. */
export interface DiceBet {
  side: 'under' | 'over';
  line: number;
}

const fair = 990_000;

/**
 * The lines on offer, ascending: those from 2 % to 95 % whose payout is in whole hundredths, so that each returns
 * exactly 99 %.
 */
export const diceLines: readonly number[] = Array.from({ length: 9301 }, (_, index) => index + 200).filter(
  (line) => fair % line === 0,
);

/**
 * Total payout of a winning roll, hundredths of the stake: 99 % of the fair one. Rounds of older versions may have any
 * line, so it is rounded.
 */
export function dicePay(line: number): number {
  return Math.round(fair / line);
}

/** Hash dice: the player chooses the probability, which determines the payout. */
export const dice: Engine<DiceBet> = {
  profiles,
  constant: { bet: () => ({ side: 'under', line: 5000 }) },
  math: () => ({ results: 10_000, lines: diceLines.map((line) => ({ line, pays: dicePay(line) })) }),
  readBet(value) {
    const { side, line } = fieldsOf(value);
    if ((side !== 'under' && side !== 'over') || !isInteger(line, 1, 10_000)) return undefined;
    return diceLines.includes(line) ? { side, line } : undefined;
  },
  play({ bet, stake, chance }) {
    const roll = chance.below(10_000);
    const won = bet.side === 'under' ? roll < bet.line : roll >= 10_000 - bet.line;
    return { view: { roll, won }, done: true, payout: won ? times(stake, dicePay(bet.line)) : 0 };
  },
};
