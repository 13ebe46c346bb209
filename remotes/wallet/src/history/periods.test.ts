import { describe, expect, test } from '@rstest/core';
import { daysOf, daysOfMonth, type PeriodName, periodNames, periodOf, shownDays } from './periods';

describe('a period', () => {
  test.each<[PeriodName, string, string | undefined, string | undefined]>([
    ['days30', '2026-11-21', undefined, undefined],
    ['days7', '2026-11-21', '2026-11-15', undefined],
    ['days7', '2026-03-02', '2026-02-24', undefined],
    ['month', '2026-11-21', '2026-11-01', undefined],
    ['lastMonth', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['year', '2026-11-21', '2026-01-01', undefined],
    ['lastYear', '2026-11-21', '2025-01-01', '2025-12-31'],
    ['months12', '2026-11-21', '2025-11-22', undefined],
    ['months12', '2026-12-31', '2026-01-01', undefined],
    ['months12', '2028-02-28', '2027-03-01', undefined],
    ['months12', '2028-02-29', '2027-03-01', undefined],
    ['months12', '2028-03-01', '2027-03-02', undefined],
    ['months12', '2029-02-28', '2028-02-29', undefined],
    ['days7', '2027-01-01', '2026-12-26', undefined],
  ])('%s on %s is from %s to %s', (name, today, from, to) => {
    expect(daysOf(name, today)).toEqual({ ...(from && { from }), ...(to && { to }) });
  });

  test.each(['2026-11-21', '2026-01-01', '2028-02-29'])(
    'of the last twelve months is a choice on %s [D6.17]',
    (today) => {
      const reaches = periodNames.map(
        (name) => Date.parse(today) - Date.parse(shownDays(daysOf(name, today), today).from),
      );
      expect(Math.max(...reaches)).toBeGreaterThanOrEqual(364 * 86_400_000);
    },
  );

  test.each(periodNames)('%s is known by its days', (name) => {
    expect(periodOf(daysOf(name, '2026-11-21'), '2026-11-21')).toBe(name);
  });

  test('of other days has no name', () => {
    expect(periodOf({ from: '2026-11-02' }, '2026-11-21')).toBe(undefined);
    expect(periodOf({ from: '2026-11-15', to: '2026-11-20' }, '2026-11-21')).toBe(undefined);
  });
});

describe('the shown days', () => {
  test.each([
    [{}, '2026-10-23', '2026-11-21'],
    [{ from: '2026-01-01' }, '2026-01-01', '2026-11-21'],
    [{ to: '2026-01-31' }, '2026-01-02', '2026-01-31'],
    [{ to: '2027-01-01' }, '2026-10-23', '2027-01-01'],
  ])('of %j are %s to %s', (query, from, to) => {
    expect(shownDays(query, '2026-11-21')).toEqual({ from, to });
  });
});

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('the month %s is from %s to %s', (month, from, to) => expect(daysOfMonth(month)).toEqual({ from, to }));
