import { expect, test } from '@rstest/core';
import type { Limit } from '../protection/limitRules';
import { tightestOf } from './tightest';

const limit = (period: Limit['period'], amount: number | null, used = 0, kind: Limit['kind'] = 'deposit'): Limit => ({
  ...{ kind, period, amount, used },
  pending: null,
  lapsed: null,
});

test.each<[string, Limit[], Limit['period'] | undefined]>([
  ['none', [limit('day', null), limit('week', 5, 0, 'loss')], undefined],
  ['the one that leaves least', [limit('day', 500, 100), limit('week', 900, 800)], 'week'],
  ['the shorter of two that leave nothing', [limit('day', 100, 300), limit('month', 100, 200)], 'day'],
])('of a kind of limits %s is shown', (_, limits, period) => {
  expect(tightestOf(limits, 'deposit')?.period).toBe(period);
});
