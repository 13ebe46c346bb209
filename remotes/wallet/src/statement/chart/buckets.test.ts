import { expect, test } from '@rstest/core';
import { bucketsOf, type Day, grainOf } from './buckets';

const day = (name: string, deposits: number, stakes = 0): Day => ({
  ...{ day: name, deposits, stakes },
  withdrawals: 0,
  wins: 0,
});

test.each([
  ['2026-11-21', '2026-11-21', 'day'],
  ['2026-10-08', '2026-11-21', 'day'],
  ['2026-10-07', '2026-11-21', 'week'],
  ['2026-06-18', '2026-11-21', 'week'],
  ['2026-01-01', '2026-11-21', 'month'],
] as const)('from %s to %s a bar is a %s', (from, to, grain) => expect(grainOf({ from, to })).toBe(grain));

test('days without a posting have a bar of nothing, and days outside of the period none', () => {
  const days = [day('2026-11-19', 1), day('2026-11-20', 2, 3), day('2026-11-23', 4)];
  expect(
    bucketsOf(days, { from: '2026-11-20', to: '2026-11-22' }).map(({ from, deposits, stakes }) => [
      from,
      deposits,
      stakes,
    ]),
  ).toEqual([
    ['2026-11-20', 2, 3],
    ['2026-11-21', 0, 0],
    ['2026-11-22', 0, 0],
  ]);
});

test('months begin on their first day, and the last one ends with the period', () => {
  const days = [day('2026-01-31', 1), day('2026-02-01', 2), day('2026-02-28', 4)];
  const buckets = bucketsOf(days, { from: '2026-01-15', to: '2026-08-10' });
  expect(buckets.slice(0, 2)).toMatchObject([
    { from: '2026-01-15', to: '2026-01-31', deposits: 1 },
    { from: '2026-02-01', to: '2026-02-28', deposits: 6 },
  ]);
  expect(buckets.at(-1)).toMatchObject({ from: '2026-08-01', to: '2026-08-10' });
});

test('weeks are seven days from the first day of the period', () => {
  const buckets = bucketsOf([day('2026-09-07', 5), day('2026-09-08', 7)], { from: '2026-09-01', to: '2026-11-21' });
  expect(buckets.slice(0, 2)).toMatchObject([
    { from: '2026-09-01', to: '2026-09-07', deposits: 5 },
    { from: '2026-09-08', to: '2026-09-14', deposits: 7 },
  ]);
  expect(buckets.at(-1)?.to).toBe('2026-11-21');
});
