import { describe, expect, it } from '@rstest/core';
import type { BetType } from './feed';
import { deadHeatOf, type LegResult, settle } from './settlement';

type Row = [BetType, line: number | null, outcome: number, home: number, away: number, LegResult];

/** Lines are in whole units here; the rule takes quarters. */
const rows: Row[] = [
  ['1x2', null, 1, 2, 1, 'won'],
  ['1x2', null, 1, 1, 1, 'lost'],
  ['1x2', null, 2, 0, 1, 'won'],
  ['1x2', null, 2, 1, 0, 'lost'],
  ['1x2', null, 3, 0, 0, 'won'],
  ['1x2', null, 3, 2, 0, 'lost'],
  ['winner', null, 1, 2, 0, 'won'],
  ['winner', null, 2, 2, 0, 'lost'],
  ['winner', null, 2, 1, 2, 'won'],
  ['winner', null, 1, 150, 150, 'void'],
  ['handicap', -0.5, 1, 1, 0, 'won'],
  ['handicap', -0.5, 2, 1, 0, 'lost'],
  ['handicap', -1, 1, 1, 0, 'void'],
  ['handicap', -1, 2, 1, 0, 'void'],
  ['handicap', -0.75, 1, 1, 0, 'half_won'],
  ['handicap', -0.75, 2, 1, 0, 'half_lost'],
  ['handicap', -1.25, 1, 1, 0, 'half_lost'],
  ['handicap', -1.25, 2, 1, 0, 'half_won'],
  ['handicap', -1.25, 1, 2, 0, 'won'],
  ['handicap', 0, 1, 3, 3, 'void'],
  ['handicap', 0.25, 1, 0, 0, 'half_won'],
  ['handicap', 0.25, 2, 0, 0, 'half_lost'],
  ['handicap', 1.5, 1, 0, 2, 'lost'],
  ['handicap', 1.5, 2, 0, 2, 'won'],
  ['handicap', 4.5, 1, 88, 92, 'won'],
  ['totals', 2.5, 1, 2, 1, 'won'],
  ['totals', 2.5, 2, 2, 1, 'lost'],
  ['totals', 3, 1, 2, 1, 'void'],
  ['totals', 3, 2, 2, 1, 'void'],
  ['totals', 2.75, 1, 2, 1, 'half_won'],
  ['totals', 2.75, 2, 2, 1, 'half_lost'],
  ['totals', 3.25, 1, 2, 1, 'half_lost'],
  ['totals', 3.25, 2, 2, 1, 'half_won'],
  ['totals', 168.5, 2, 80, 88, 'won'],
  ['odd_even', null, 1, 2, 1, 'won'],
  ['odd_even', null, 2, 2, 1, 'lost'],
  ['odd_even', null, 2, 0, 0, 'won'],
];

describe('settle', () => {
  for (const [betType, line, outcome, home, away, expected] of rows) {
    it(`${betType} ${line ?? ''} #${outcome} at ${home}:${away} is ${expected}`, () => {
      const quarters = line === null ? null : line * 4;
      expect(settle(betType, quarters, outcome, { cancelled: false, home, away })).toBe(expected);
    });
  }

  it('voids every kind of market of a cancelled event', () => {
    for (const [betType, line, outcome] of rows) {
      expect(settle(betType, line, outcome, { cancelled: true, home: 2, away: 1 })).toBe('void');
    }
  });

  const finish = new Map([
    [4, 1],
    [1, 2],
    [7, 3],
    [2, 4],
    [6, null],
  ]);
  const races: [BetType, number, LegResult][] = [
    ['race_win', 4, 'won'],
    ['race_win', 1, 'lost'],
    ['race_place', 4, 'won'],
    ['race_place', 7, 'won'],
    ['race_place', 2, 'lost'],
    ['race_win', 6, 'lost'],
    ['race_place', 6, 'lost'],
    ['race_win', 3, 'void'],
    ['race_place', 3, 'void'],
  ];
  for (const [betType, runner, expected] of races) {
    it(`${betType} of runner ${runner} is ${expected} when 4, 1, 7, 2 come in, 6 falls, three places pay and 3 did not start`, () => {
      const result = { cancelled: false, home: 0, away: 0, positions: finish, places: 3 };
      expect(settle(betType, null, runner, result)).toBe(expected);
    });
  }

  type Tie = [
    BetType,
    positions: (number | null)[],
    outcome: number,
    LegResult,
    part: [places: number, runners: number] | null,
  ];
  const ties: Tie[] = [
    ['race_win', [1, 1, 3], 1, 'won', [1, 2]],
    ['race_win', [1, 1, 3], 3, 'lost', null],
    ['race_win', [1, 1, 1, 4], 2, 'won', [1, 3]],
    ['race_place', [1, 1, 3], 1, 'won', null],
    ['race_place', [1, 2, 3, 3, 5], 3, 'won', [1, 2]],
    ['race_place', [1, 2, 2, 2, 5], 3, 'won', [2, 3]],
    ['race_place', [1, 1, 1, 1, 5], 4, 'won', [3, 4]],
    ['race_place', [1, 1, 1, 4], 4, 'lost', null],
    // Positions do not skip after a dead heat here: the fourth finisher has no place nevertheless.
    ['race_place', [1, 1, 2, 3], 3, 'won', null],
    ['race_place', [1, 1, 2, 3], 4, 'lost', null],
    ['race_place', [1, 2, null], 3, 'lost', null],
  ];
  for (const [betType, positions, runner, expected, part] of ties) {
    it(`${betType} of runner ${runner} is ${expected} for ${part?.join(' of ') ?? 'all of it'} at places ${positions}, of which three pay`, () => {
      const runners = new Map(positions.map((position, index) => [index + 1, position]));
      const result = { cancelled: false, home: 0, away: 0, positions: runners, places: 3 };
      expect(settle(betType, null, runner, result)).toBe(expected);
      expect(deadHeatOf(betType, runner, result)).toEqual(part && { places: part[0], runners: part[1] });
    });
  }
});
