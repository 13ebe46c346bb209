import { expect, test } from '@rstest/core';
import { leftOf } from './leftOf';

const limit = (
  period: 'day' | 'week' | 'month',
  amount: number | null,
  used = 0,
  kind: 'deposit' | 'loss' = 'deposit',
) => ({
  ...{ kind, period, amount, used },
  pending: null,
  lapsed: null,
});

test.each([
  ['no limits', [limit('day', null), limit('week', null)], undefined],
  ['limits of another kind', [limit('day', 10, 0, 'loss')], undefined],
  ['one', [limit('day', null), limit('week', 500, 120)], { amount: 380, period: 'week' }],
  ['the one that leaves least', [limit('day', 500, 100), limit('week', 900, 800)], { amount: 100, period: 'week' }],
  ['one that was lowered below what is used', [limit('month', 100, 300)], { amount: 0, period: 'month' }],
])('%s', (_, limits, left) => expect(leftOf(limits)).toEqual(left));
