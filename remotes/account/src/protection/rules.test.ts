import { describe, expect, test } from '@rstest/core';
import { canConfirm, effectOf, type Limit, unreachable } from './limitRules';
import { dateAfter, daysUntil, spanOfHours, spanOfMonths, waitOf } from './spans';

describe('effectOf', () => {
  test.each([
    ['the first limit', null, 500, 'now'],
    ['a lower one', 500, 499, 'now'],
    ['a higher one', 500, 501, 'waits'],
    ['a removal', 500, null, 'waits'],
    ['the same', 500, 500, 'nothing'],
    ['still none', null, null, 'nothing'],
  ] as const)('%s', (_, current, next, effect) => expect(effectOf(current, next)).toBe(effect));
});

describe('canConfirm', () => {
  const pending = {
    amount: 500,
    effective_from: '2026-03-02T10:00:00.000Z',
    confirm_until: '2026-03-05T10:00:00.000Z',
  };
  test.each([
    ['2026-03-02T09:59:59.999Z', false],
    ['2026-03-02T10:00:00.000Z', true],
    ['2026-03-05T09:59:59.999Z', true],
    ['2026-03-05T10:00:00.000Z', false],
  ])('at %s: %s', (now, can) => expect(canConfirm(pending, Date.parse(now))).toBe(can));
});

describe('unreachable', () => {
  const limit = (period: Limit['period'], amount: number | null): Limit => ({
    kind: 'deposit',
    period,
    amount,
    used: 0,
    pending: null,
    lapsed: null,
  });
  test.each([
    ['rising limits', [100, 200, 300], []],
    ['a day above the week', [300, 200, null], ['day']],
    ['a day and a week above the month', [300, 400, 200], ['day', 'week']],
    ['equal limits', [200, 200, 200], []],
    ['no limits', [null, null, null], []],
  ] as const)('%s', (_, [day, week, month], periods) => {
    const found = unreachable([limit('day', day), limit('week', week), limit('month', month)]);
    expect(found.map(({ period }) => period)).toEqual(periods);
  });
});

describe('spans', () => {
  test.each([
    [24, { value: 24, unit: 'hour' }],
    [36, { value: 36, unit: 'hour' }],
    [168, { value: 1, unit: 'week' }],
    [336, { value: 2, unit: 'week' }],
    [720, { value: 30, unit: 'day' }],
    [1008, { value: 6, unit: 'week' }],
  ] as const)('%i hours', (hours, span) => expect(spanOfHours(hours)).toEqual(span));

  test.each([
    [6, { value: 6, unit: 'month' }],
    [12, { value: 1, unit: 'year' }],
    [60, { value: 5, unit: 'year' }],
  ] as const)('%i months', (months, span) => expect(spanOfMonths(months)).toEqual(span));

  test.each([
    [24, '24 hour'],
    [168, '7 day'],
    [36, '36 hour'],
  ])('a wait of %i hours', (hours, words) =>
    expect(waitOf({ span: (value, unit) => `${value} ${unit}` }, hours)).toBe(words),
  );

  test.each([
    ['2026-12-31T12:00:00', 1, '2027-01-01'],
    ['2026-10-24T23:30:00', 42, '2026-12-05'],
    ['2028-02-28T00:10:00', 1, '2028-02-29'],
  ])('%s and %i days is %s, and back', (from, days, date) => {
    const now = new Date(from).getTime();
    expect(dateAfter(now, days)).toBe(date);
    expect(daysUntil(now, date)).toBe(days);
  });

  test('of what is no date there are no days', () => expect(daysUntil(0, '')).toBeNull());
});
