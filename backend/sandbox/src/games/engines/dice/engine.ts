import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Roll of 0–9999 under or over a line. `line` is how many of the 10,000 results win. */
export interface DiceBet {
  side: 'under' | 'over';
  line: number;
}

const fair = 990_000;

/**
 * The lines that can be chosen, ascending: those from 2 % to 95 % whose price is whole hundredths, so that each returns
 * just 99 %.
 */
export const diceLines: readonly number[] = Array.from({ length: 9301 }, (_, index) => index + 200).filter(
  (line) => fair % line === 0,
);

/**
 * What a winning roll pays in all, hundredths of the stake: 99 % of the fair price. Rounded for rounds that had any
 * line.
 */
export function dicePay(line: number): number {
  return Math.round(fair / line);
}

/** Hash dice: the player sets the chance, the price follows. */
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
