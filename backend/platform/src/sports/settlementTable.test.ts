import type { BetType } from '@marquee/protocols/odds/feed';
import { deductionFor } from '@marquee/protocols/odds/rule4';
import { deadHeatOf, type EventResult, settle } from '@marquee/protocols/odds/settlement';
import { describe, expect, it } from '@rstest/core';
import { legReturn, payoutOf } from './betMath';

/**
 * Settlement as bookmakers publish it, each table under its rule. Stakes are 10.00, amounts minor units; a bet's return
 * is truncated once to the minor unit.
 */
const stake = 1_000;

interface Leg {
  bet: [BetType, line: number | null, outcome: number];
  odds: number;
  end: EventResult;
  deduction?: number;
}

function paid(legs: readonly Leg[], sizes = [legs.length]): number {
  const returns = legs.map(({ bet: [betType, line, outcome], odds, end, deduction = 0 }) => {
    const result = settle(betType, line === null ? null : line * 4, outcome, end);
    return legReturn(odds, result, { deduction, dead_heat: deadHeatOf(betType, outcome, end) });
  });
  return payoutOf(stake, sizes, returns);
}

const score = (home: number, away: number): EventResult => ({ cancelled: false, home, away });
const cancelled: EventResult = { ...score(0, 0), cancelled: true };
const race = (positions: (number | null)[], places = 3): EventResult => ({
  ...score(0, 0),
  positions: new Map(positions.map((position, index) => [index + 1, position])),
  places,
});
const win = (odds: number, end: EventResult, deduction = 0): Leg => ({
  bet: ['race_win', null, 1],
  odds,
  end,
  deduction,
});
const place = (odds: number, end: EventResult, deduction = 0): Leg => ({
  ...win(odds, end, deduction),
  bet: ['race_place', null, 1],
});
const home = (odds: number, end: EventResult): Leg => ({ bet: ['1x2', null, 1], odds, end });

type Row = [what: string, legs: Leg[], paid: number, sizes?: number[]];
function table(rule: string, rows: readonly Row[]): void {
  describe(rule, () => {
    for (const [what, legs, expected, sizes] of rows)
      it(`${what}: ${(expected / 100).toFixed(2)}`, () => expect(paid(legs, sizes)).toBe(expected));
  });
}

// Tattersalls' Rules on Betting, "Dead heats": the stake is divided by the number of tied runners; each part wins at
// full odds.
table('a dead heat divides the stake, not the odds', [
  ['two share the win at 4/1: half of the stake at 5.00', [win(5_000, race([1, 1, 3]))], 2_500],
  ['three share the win at 9/1: a third of the stake at 10.00', [win(10_000, race([1, 1, 1]))], 3_333],
  ['two share the win at 1/2: less than the stake comes back', [win(1_500, race([1, 1]))], 750],
  ['two share the last place that pays at 2.00', [place(2_000, race([3, 1, 2, 3]))], 1_000],
  ['three share two places at 3.00', [place(3_000, race([2, 1, 2, 2]))], 2_000],
  ['two share the win: each is placed in full', [place(1_800, race([1, 1, 3]))], 1_800],
  ['one leg of a double: half of the line', [win(5_000, race([1, 1])), home(2_000, score(1, 0))], 5_000],
  ['both legs of a double: a quarter', [win(5_000, race([1, 1])), win(4_000, race([1, 1]))], 5_000],
  ['one leg of a double, the other void', [win(5_000, race([1, 1])), home(2_000, cancelled)], 2_500],
  [
    'a trixie with one dead heat: 5×2 + 5×3 + 2×3 + 2×3×5, where 5 is 2.50',
    [win(5_000, race([1, 1])), home(2_000, score(1, 0)), home(3_000, score(1, 0))],
    33_500,
    [2, 3],
  ],
]);

// Tattersalls' Rules on Betting, Rule 4 (a) and (b): bets on non-runners are void; if a race is abandoned or void, all
// bets are.
table('what does not run is given back', [
  ['a runner that is withdrawn', [win(5_000, { ...race([]), positions: new Map([[2, 1]]) })], 1_000],
  ['a race that is abandoned', [win(5_000, { ...race([1, 2]), cancelled: true })], 1_000],
  ['one that falls has run', [win(5_000, race([null, 1]))], 0],
  ['one leg of a double', [win(5_000, { ...race([]), positions: new Map([[2, 1]]) }), home(2_000, score(2, 1))], 2_000],
]);

// Tattersalls' Rules on Betting, Rule 4 (c): win and place bets struck at a price before the withdrawal; the deduction
// applies to winnings, not to the stake.
table('Rule 4 takes its part of the winnings', [
  ['8/1 and 25p', [win(9_000, race([1, 2]), 25)], 7_000],
  ['5/4 and 80p', [win(2_250, race([1, 2]), 80)], 1_250],
  ['evens and 5p', [win(2_000, race([1, 2]), 5)], 1_950],
  ['the most that is taken, 90p, at 2.00', [win(2_000, race([1, 2]), 90)], 1_100],
  ['a place bet at 1.80 and 30p', [place(1_800, race([3, 1, 2]), 30)], 1_560],
  ['a bet that loses', [win(9_000, race([2, 1]), 25)], 0],
  ['a double: each leg by its own race', [win(5_000, race([1]), 10), win(3_000, race([1]), 50)], 9_200],
  ['and a dead heat: half of the stake at 9.00 less 25p', [win(9_000, race([1, 1]), 25)], 3_500],
  ['cut once: 7.35 less 15p in three', [win(7_350, race([1, 1, 1]), 15)], 2_132],
]);

// Asian handicaps and goal lines as bookmakers publish them (bet365, Soccer Rules, "Asian Handicap" and "Goal Line"): a
// quarter line is two bets of half the stake on the lines beside it.
const handicap = (line: number, end: EventResult, side = 1): Leg => ({
  bet: ['handicap', line, side],
  odds: 1_900,
  end,
});
const totals = (line: number, end: EventResult, side = 1): Leg => ({ bet: ['totals', line, side], odds: 1_900, end });
table('a quarter line is two bets of half the stake', [
  ['−0.25 at a draw: half lost', [handicap(-0.25, score(1, 1))], 500],
  ['+0.25 at a draw: half won', [handicap(0.25, score(1, 1))], 1_450],
  ['−0.75 won by one: half won', [handicap(-0.75, score(1, 0))], 1_450],
  ['−0.75 won by two', [handicap(-0.75, score(2, 0))], 1_900],
  ['+0.75 lost by one: half lost', [handicap(0.75, score(0, 1))], 500],
  ['−1.25 won by one: half lost', [handicap(-1.25, score(1, 0))], 500],
  ['−1 won by one: push', [handicap(-1, score(1, 0))], 1_000],
  ['the other side of −0.25 at a draw: half won', [handicap(-0.25, score(0, 0), 2)], 1_450],
  ['over 2.25 at two: half lost', [totals(2.25, score(1, 1))], 500],
  ['over 2.75 at three: half won', [totals(2.75, score(2, 1))], 1_450],
  ['under 2.25 at two: half won', [totals(2.25, score(1, 1), 2)], 1_450],
  ['over 3 at three: push', [totals(3, score(2, 1))], 1_000],
  ['half won on a double: 1.45 × 2', [handicap(-0.75, score(1, 0)), home(2_000, score(1, 0))], 2_900],
  ['half lost on a double: 0.5 × 2', [handicap(-0.25, score(0, 0)), home(2_000, score(1, 0))], 1_000],
]);

// General rules of bookmakers (bet365, General Settlement Rules; Betfair, Tennis Rules, "Walkover"): what is not
// played, or not completed, is void, and a void leg counts with odds 1. The feed sends `cancelled`: abandoned,
// postponed beyond its rules, walk-over, retirement.
table('what is not played to its end is void', [
  ['a single', [home(3_000, cancelled)], 1_000],
  ['a walk-over in tennis', [{ bet: ['winner', null, 1], odds: 1_500, end: cancelled }], 1_000],
  ['a total that was passed before the match was abandoned', [totals(2.5, { ...cancelled, home: 3 })], 1_000],
  ['a leg of a double', [home(3_000, cancelled), home(2_000, score(1, 0))], 2_000],
  ['all legs of a double', [home(3_000, cancelled), home(2_000, cancelled)], 1_000],
  [
    'a leg of a trixie: three doubles and a treble, 3 + 2 + 6 + 6',
    [home(9_000, cancelled), home(2_000, score(1, 0)), home(3_000, score(1, 0))],
    17_000,
    [2, 3],
  ],
]);

describe('the scale of Rule 4 (c)', () => {
  // Each row: the shortest and the longest price of the band as fractions, and the pence in the pound.
  const rows: [shortest: [number, number], longest: [number, number], pence: number][] = [
    [[1, 100], [1, 9], 90],
    [[2, 17], [2, 11], 85],
    [[1, 5], [1, 4], 80],
    [[2, 7], [3, 10], 75],
    [[1, 3], [2, 5], 70],
    [[4, 9], [8, 15], 65],
    [[4, 7], [8, 13], 60],
    [[4, 6], [4, 5], 55],
    [[5, 6], [20, 21], 50],
    [[1, 1], [6, 5], 45],
    [[5, 4], [6, 4], 40],
    [[13, 8], [7, 4], 35],
    [[15, 8], [9, 4], 30],
    [[5, 2], [3, 1], 25],
    [[10, 3], [4, 1], 20],
    [[9, 2], [11, 2], 15],
    [[6, 1], [9, 1], 10],
    [[10, 1], [14, 1], 5],
    [[16, 1], [999, 1], 0],
  ];
  const decimal = ([gain, staked]: [number, number]) => Math.floor(1_000 + (gain * 1_000) / staked);
  it.each(rows)('takes from %s to %s: %i pence', (shortest, longest, pence) => {
    expect([deductionFor(decimal(shortest)), deductionFor(decimal(longest))]).toEqual([pence, pence]);
    // A price between two bands belongs to the longer one.
    if (pence > 0) expect(deductionFor(decimal(longest) + 1)).toBe(pence - 5);
  });
});
