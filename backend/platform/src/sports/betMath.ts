import type { DeadHeat, LegResult } from '@marquee/protocols/odds/settlement';
import { one, plus, type Rational, rational, times, truncate, zero } from './rational';

/** Odds in thousandths after a deduction in hundredths of the winnings, in parts of 100,000. */
const reduced = (thousandths: number, deduction: number) => 100_000 + (thousandths - 1000) * (100 - deduction);

/** Odds in thousandths as a fraction. */
export function oddsOf(thousandths: number): Rational {
  return rational(thousandths, 1000);
}

/** Reductions of a won racing leg: hundredths of the winnings (Rule 4), and its share in a dead heat. */
export interface RaceTerms {
  deduction: number;
  dead_heat: DeadHeat | null;
}

/**
 * What one unit of stake on a leg returns: its odds if won, 1 if void, half of each for quarter lines. In a dead heat,
 * the winning share of the stake is paid at the odds less Rule 4; the other share is lost.
 */
export function legReturn(odds: number, result: LegResult, terms?: RaceTerms): Rational {
  switch (result) {
    case 'won': {
      const { places, runners } = terms?.dead_heat ?? { places: 1, runners: 1 };
      return times(rational(places, runners), rational(reduced(odds, terms?.deduction ?? 0), 100_000));
    }
    case 'lost':
      return zero;
    case 'void':
      return one;
    case 'half_won':
      return rational(odds + 1000, 2000);
    case 'half_lost':
      return rational(1, 2);
  }
}

/**
 * Sums of all products of k factors, for k from 0 to n. With the legs' returns as factors, entry k is the return of all
 * lines of size k at one unit per line. Exact, in n² steps instead of 2ⁿ lines.
 */
function sumsOfProducts(factors: readonly Rational[]): Rational[] {
  const sums: Rational[] = [one, ...factors.map(() => zero)];
  factors.forEach((factor, index) => {
    for (let size = index + 1; size > 0; size -= 1) {
      sums[size] = plus(sums[size] as Rational, times(sums[size - 1] as Rational, factor));
    }
  });
  return sums;
}

/**
 * The return of a bet, minor units. Lines are summed exactly and the sum is truncated once, so that rounding costs a
 * player less than one minor unit per bet.
 */
export function payoutOf(stakePerLine: number, sizes: readonly number[], returns: readonly Rational[]): number {
  return truncate(times(rational(stakePerLine), lineReturns(sizes, returns)));
}

function lineReturns(sizes: readonly number[], returns: readonly Rational[]): Rational {
  const sums = sumsOfProducts(returns);
  return sizes.reduce((sum, size) => plus(sum, sums[size] ?? zero), zero);
}

/** Product of odds in thousandths, truncated to thousandths. */
export function combinedOdds(odds: readonly number[]): number {
  return truncate(times(rational(1000), odds.map(oddsOf).reduce(times, one)));
}

/** Probabilities of a line's outcomes, in millionths; the rest is lost. */
export interface LineValue {
  won: number;
  half_won: number;
  void: number;
  half_lost: number;
}

/** The expected return of one unit of stake on an open leg. */
export function worthOf(odds: number, value: LineValue, deduction = 0): Rational {
  const { won, half_won, half_lost } = value;
  const [full, unit] = [reduced(odds, deduction), 100_000];
  return rational(2 * won * full + half_won * (full + unit) + unit * (2 * value.void + half_lost), 2_000_000 * unit);
}

/**
 * The cash-out value of a bet in minor units, or null if it rounds to nothing: the exact sum over its lines of the
 * product of their legs' values, truncated once. Legs of one line belong to different events, so values multiply.
 */
export function cashOutOf(stakePerLine: number, sizes: readonly number[], worths: readonly Rational[]): number | null {
  const value = truncate(times(rational(stakePerLine), lineReturns(sizes, worths)));
  return value > 0 ? value : null;
}
