import type { Board } from '@marquee/protocols/odds/protocol';
import { describe, expect, it } from '@rstest/core';
import { feedFixture } from './feedFixture';

const minute = 60_000;

const feed = feedFixture();
const { server, reported, script, quote, read, betOn } = feed;

describe('an event that is told in no sane way', () => {
  const selection = (odds: unknown) => ({
    markets: [{ betType: '1x2', line: null, suspended: false, selections: [{ outcome: 1, odds }] }],
  });
  const hostile: [name: string, change: object][] = [
    ['odds of 0', selection(0)],
    ['odds of 1.00', selection(1_000)],
    ['odds that are no number', selection(Number.NaN)],
    ['odds of 1e9', selection(1e9)],
    ['odds without end', selection('1e999')],
    [
      'an outcome that the market has not',
      { markets: [{ ...selection(2_000).markets[0], betType: 'odd_even', selections: [{ outcome: 3, odds: 2_000 }] }] },
    ],
    ['a market twice', { markets: [...selection(2_000).markets, ...selection(9_000).markets] }],
    [
      'a selection twice',
      {
        markets: [
          {
            ...selection(2_000).markets[0],
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
  ];
  for (const [name, change] of hostile) {
    it(`(${name}) costs only itself`, async () => {
      script().match('b', 'live', [1600, 6000, 4000]);
      quote();
      server.board = (honest: Board) => ({
        ...honest,
        events: [...honest.events, { ...script().events.get('a'), ...change }],
      });
      await read();
      expect(reported.map((code) => code.split(' ')[0])).toEqual(['eventBroken']);
      expect(await betOn('a', 2000)).toBe('marketSuspended');
      expect(await betOn('b', 1600)).toBe('placed');
      server.board = (honest) => honest;
      feed.bench.time.now += minute;
      await read();
      expect(await betOn('a', 2000)).toBe('placed');
    });
  }
});
