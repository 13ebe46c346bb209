import { describe } from '@rstest/core';
import { brokenEventTests, marketOf } from './brokenEventTests';
import { feedFixture } from './feedFixture';

const feed = feedFixture();

describe('a malformed event', () =>
  brokenEventTests(feed, [
    ['odds of 0', { markets: [marketOf(0)] }],
    ['odds of 1.00', { markets: [marketOf(1_000)] }],
    ['odds that are no number', { markets: [marketOf(Number.NaN)] }],
    ['odds of 1e9', { markets: [marketOf(1e9)] }],
    ['odds without end', { markets: [marketOf('1e999')] }],
    [
      'an outcome that the market has not',
      { markets: [{ ...marketOf(2_000), betType: 'odd_even', selections: [{ outcome: 3, odds: 2_000 }] }] },
    ],
    ['a market twice', { markets: [marketOf(2_000), marketOf(9_000)] }],
    [
      'a selection twice',
      {
        markets: [
          {
            ...marketOf(2_000),
            selections: [
              { outcome: 1, odds: 2_000 },
              { outcome: 1, odds: 9_000 },
            ],
          },
        ],
      },
    ],
    ['a line between the quarters', { markets: [{ betType: 'totals', line: 2.5, suspended: false, selections: [] }] }],
    ['a total without a line', { markets: [{ betType: 'totals', line: null, suspended: false, selections: [] }] }],
    ['a name of ten thousand letters', { home: { EN: 'x'.repeat(10_000) } }],
    ['a name with a zero byte', { home: { EN: 'a\u0000b' } }],
    ['a name with half a character', { home: { EN: 'a\ud800b' } }],
    ['a name that turns the text around it', { home: { EN: 'a\u202eb' } }],
    ['no name', { home: {} }],
    ['a start in another age', { startsAt: 8.64e15 }],
    ['a state of its own', { state: 'paused' }],
    ['a score below 0', { score: { home: -1, away: 0, periods: [] } }],
    ['no markets', { markets: null }],
    ['an unknown sport', { sport: 'chess' }],
  ]));
