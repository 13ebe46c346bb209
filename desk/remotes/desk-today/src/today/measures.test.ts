import { expect, test } from '@rstest/core';
import { periodIn } from '../period';
import { kindsOf, measures, sumOf } from './measures';

const of = (id: string) => measures.find((one) => one.id === id) ?? measures[0];

test('gross revenue is stakes of cash less what came back as cash', () => {
  const figures = {
    stake_cash: { count: 3, amount: 9000 },
    stake_bonus: { count: 1, amount: 500 },
    payout_cash: { count: 1, amount: 4000 },
    refund_cash: { count: 1, amount: 1000 },
    correction_cash: { count: 1, amount: -250 },
  };
  const revenue = of('revenue');
  expect(revenue && sumOf({ figures }, revenue)).toBe(9000 - 4000 - 1000 + 250);
  expect(revenue && kindsOf(revenue)).toEqual(['stake_cash', 'payout_cash', 'refund_cash', 'correction_cash']);
  const bonuses = of('bonuses');
  expect(bonuses && sumOf({ figures }, bonuses)).toBe(0);
});

test('the period is that of the address, or the last seven days wherever it is latest', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  expect(periodIn(new URLSearchParams('from=2026-11-01&until=2026-11-02'), now)).toEqual({
    from: '2026-11-01',
    until: '2026-11-02',
  });
  for (const wrong of ['', 'from=2026-11-02&until=2026-11-01', 'from=today&until=2026-11-01', 'from=2026-11-01'])
    expect(periodIn(new URLSearchParams(wrong), now)).toEqual({ from: '2026-11-25', until: '2026-12-01' });
});
