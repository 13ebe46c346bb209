import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Roll of 0–9999 under or over a line. `line` is how many of the 10,000 results win. */
export interface DiceBet {
  side: 'under' | 'over';
  line: number;
}

export const leastLine = 200;
export const mostLine = 9500;

/** What a winning roll pays in all, hundredths of the stake: 99 % of the fair price, to the nearest hundredth. */
export function dicePay(line: number): number {
  return Math.round(990_000 / line);
}

/** Hash dice: the player sets the chance, the price follows. */
export const dice: Engine<DiceBet> = {
  profiles,
  constant: { bet: () => ({ side: 'under', line: 5000 }) },
  readBet(value) {
    const { side, line } = fieldsOf(value);
    if ((side !== 'under' && side !== 'over') || !isInteger(line, leastLine, mostLine)) return undefined;
    return { side, line };
  },
  play({ bet, stake, chance }) {
    const roll = chance.below(10_000);
    const won = bet.side === 'under' ? roll < bet.line : roll >= 10_000 - bet.line;
    return { view: { roll, won }, done: true, payout: won ? times(stake, dicePay(bet.line)) : 0 };
  },
};
