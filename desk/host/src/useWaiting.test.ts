import { languageCodes } from '@marquee/contract/languages';
import { type WaitKind, waitKindKeys } from '@marquee/contract/staff/waitKinds';
import { expect, test } from '@rstest/core';
import { ageKey, fill } from './texts';
import { countOf, decidesAnything, waitPages } from './useWaiting';

const me = (...permissions: ('players.find' | 'money.review')[]) => ({
  ...{ id: 'm', name: 'Ana', sites: [] },
  grants: permissions.map((permission) => ({ permission, site: 'a.example', role: 'r' })),
});
const one = (site: string, count: number) => ({ site, count, oldest_at: null });
const value = [
  { kind: 'names' as WaitKind, count: 5, oldest_at: null, sites: [one('a.example', 2), one('b.example', 3)] },
];

test('something waits only for whom a role lets decide', () => {
  expect(decidesAnything(me('players.find'))).toBe(false);
  expect(decidesAnything(me('money.review'))).toBe(true);
});

test('a count is that of the chosen site, nothing where nothing waits, and unknown until it was read', () => {
  expect(countOf({ value }, 'names', '')).toBe(5);
  expect(countOf({ value }, 'names', 'b.example')).toBe(3);
  expect(countOf({ value }, 'names', 'c.example')).toBe(0);
  expect(countOf({ value }, 'returns', '')).toBe(0);
  expect(countOf({ value: undefined }, 'names', '')).toBeUndefined();
});

test('each kind has a page', () => expect(Object.keys(waitPages)).toEqual(waitKindKeys));

test('numbers are written as the language has them, and ages in the largest whole unit', () => {
  const shown = languageCodes.map((code) => fill('{{number}}', code, { number: 1234567 }).replace(/\s/g, ' '));
  expect(shown).toEqual([
    ...['1,234,567', '1,234,567', '1,234,567', '1.234.567', '1 234 567', '1.234.567', '1,234,567', '12,34,567'],
  ]);
  expect([-1, 59.9, 60, 2879, 2880].map(ageKey)).toEqual([
    { key: 'age.minutes', number: 0 },
    { key: 'age.minutes', number: 59 },
    { key: 'age.hours', number: 1 },
    { key: 'age.hours', number: 47 },
    { key: 'age.days', number: 2 },
  ]);
});
