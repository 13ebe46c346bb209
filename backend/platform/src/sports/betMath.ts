import type { DeadHeat, LegResult } from '@marquee/protocols/odds/settlement';
import { one, plus, type Rational, rational, times, truncate, zero } from './rational';

/** Odds in thousandths, less a deduction of so many hundredths of the winnings, in parts of 100,000. */
const reduced = (thousandths: number, deduction: number) => 100_000 + (thousandths - 1000) * (100 - deduction);

/** Odds in thousandths as a fraction. */
export function oddsOf(thousandths: number): Rational {
  return rational(thousandths, 1000);
}

/** What a race takes of a won leg: hundredths of the winnings (Rule 4), and its part of a dead heat. */
export interface RaceTerms {
  deduction: number;
  dead_heat: DeadHeat | null;
}

/**
 * What one unit of stake on a leg has become: its odds when won, 1 when void, halves of both for quarter lines. In a
 * dead heat the part of the stake that stands wins at the odds, less the deduction of Rule 4; the other part is lost.
 */
export function returnOf(odds: number, result: LegResult, terms?: RaceTerms): Rational {
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
 * Sums of all products of k factors, for k from 0 to n. With the returns of the legs as factors, entry k is what all
 * lines of size k return for a stake of one unit a line. Exact, and n² steps instead of 2ⁿ lines.
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

/** How many lines a bet of these sizes on `legs` selections has: sizes [2, 3] on 3 legs are 3 + 1. */
export function linesOf(legs: number, sizes: readonly number[]): number {
  const counts = sumsOfProducts(Array.from({ length: legs }, () => one));
  return sizes.reduce((sum, size) => sum + truncate(counts[size] ?? zero), 0);
}

/**
 * What a bet returns, minor units. Every line's return is summed exactly and the sum is truncated once, so a player
 * never loses as much as one minor unit a bet, whatever the number of lines and legs.
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

/** How likely a line ends in each way, in millionths; the rest is lost. */
export interface LineValue {
  won: number;
  half_won: number;
  void: number;
  half_lost: number;
}

/** What one unit of stake on an open leg is worth: what it would become in each way, by how likely that is. */
export function worthOf(odds: number, value: LineValue, deduction = 0): Rational {
  const { won, half_won, half_lost } = value;
  const [full, unit] = [reduced(odds, deduction), 100_000];
  return rational(2 * won * full + half_won * (full + unit) + unit * (2 * value.void + half_lost), 2_000_000 * unit);
}

/**
 * What a bet is worth in minor units, or null when that is nothing: the exact sum over its lines of what their legs are
 * worth, truncated once. Legs on one line are of different events, so that their worths multiply.
 */
export function cashOutOf(stakePerLine: number, sizes: readonly number[], worths: readonly Rational[]): number | null {
  const value = truncate(times(rational(stakePerLine), lineReturns(sizes, worths)));
  return value > 0 ? value : null;
}
