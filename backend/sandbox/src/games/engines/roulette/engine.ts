import { type Engine, readChips } from '../engine';
import { profiles } from './profiles';

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The pockets of a European wheel, clockwise from zero. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const numbers = wheel.toSorted((a, b) => a - b);

/** The colour of a number. */
export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

/** Outside bets: the numbers covered, and the total payout per unit. */
export const outside: Record<string, { covers: (n: number) => boolean; pays: number }> = {
  red: { covers: (n) => reds.has(n), pays: 2 },
  black: { covers: (n) => n > 0 && !reds.has(n), pays: 2 },
  even: { covers: (n) => n > 0 && n % 2 === 0, pays: 2 },
  odd: { covers: (n) => n % 2 === 1, pays: 2 },
  low: { covers: (n) => n >= 1 && n <= 18, pays: 2 },
  high: { covers: (n) => n >= 19, pays: 2 },
  dozen1: { covers: (n) => n >= 1 && n <= 12, pays: 3 },
  dozen2: { covers: (n) => n >= 13 && n <= 24, pays: 3 },
  dozen3: { covers: (n) => n >= 25, pays: 3 },
  column1: { covers: (n) => n > 0 && n % 3 === 1, pays: 3 },
  column2: { covers: (n) => n > 0 && n % 3 === 2, pays: 3 },
  column3: { covers: (n) => n > 0 && n % 3 === 0, pays: 3 },
};

/** The total payout of a spot per unit staked when `number` falls. */
export function rouletteReturn(spot: string, number: number): number {
  const bet = outside[spot];
  if (bet) return bet.covers(number) ? bet.pays : 0;
  return spot === `n${number}` ? 36 : 0;
}

const isSpot = (spot: string) => spot in outside || /^n(?:[0-9]|[12][0-9]|3[0-6])$/.test(spot);

/** European roulette: straight numbers and outside bets. */
export const roulette: Engine<Record<string, number>> = {
  profiles,
  constant: { bet: (stake) => ({ chips: { red: stake } }) },
  chips: true,
  math: () => ({
    numbers: numbers.length,
    red: [...reds],
    spots: Object.fromEntries([
      ...numbers.map((number) => [`n${number}`, { covers: [number], pays: rouletteReturn(`n${number}`, number) }]),
      ...Object.entries(outside).map(([spot, { covers, pays }]) => [spot, { covers: numbers.filter(covers), pays }]),
    ]),
  }),
  readBet: (value, stake, unit) => readChips(value, stake, unit, isSpot),
  play({ bet, chance }) {
    const number = chance.below(37);
    const payout = Object.entries(bet).reduce((sum, [spot, amount]) => sum + amount * rouletteReturn(spot, number), 0);
    return { view: { number, colour: colourOf(number) }, done: true, payout };
  },
};
