import { describe, expect, it } from '@rstest/core';
import { byTurns, compared } from './compare';

describe('byTurns', () => {
  it('measures both sides in each turn, each time in the other order', async () => {
    const order: string[] = [];
    const turns = await byTurns(3, { here: 'this', there: 'other' }, (side) => {
      order.push(side);
      return Promise.resolve({ figure: order.length });
    });
    expect(order).toEqual(['this', 'other', 'other', 'this', 'this', 'other']);
    expect(turns[1]).toEqual({ here: { figure: 4 }, there: { figure: 3 } });
  });
});

describe('compared', () => {
  it('takes the ratio of each turn, so that a slow one does not count as a loss', () => {
    const turns = [
      { here: { ms: 20 }, there: { ms: 10 } },
      { here: { ms: 200 }, there: { ms: 100 } },
      { here: { ms: 30 }, there: { ms: 10 } },
    ];
    expect(compared(turns)).toEqual([
      {
        what: 'ms',
        here: { median: 30, min: 20, max: 200 },
        there: { median: 10, min: 10, max: 100 },
        ratio: { median: 2, min: 2, max: 3 },
      },
    ]);
  });

  it('leaves out what only one side has', () => {
    expect(compared([{ here: { ms: 1, kB: 2 }, there: { kB: 2 } }]).map(({ what }) => what)).toEqual(['kB']);
  });
});
