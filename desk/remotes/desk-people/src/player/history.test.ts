import { expect, test } from '@rstest/core';
import { historyOf, type LoadedPart } from './history';
import { partGroups, partViews, plainOf } from './parts';

const write = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`;
const day = (count: number) => `2026-05-${String(count).padStart(2, '0')}T00:00:00.000Z`;
const note = (count: number) => ({ id: `n${count}`, at: day(count), note: `note ${count}`, by_name: 'Ana' });
const payment = (count: number) => ({
  ...{ payment_id: `p${count}`, created_at: day(count), kind: 'deposit', amount: 12_345 },
  ...{ currency: 'PHP', state: 'approved', reason: null },
});

test('parts are merged by time, the newest first', () => {
  const parts: LoadedPart[] = [
    { part: 'notes', rows: [note(9), note(3)], next: null },
    { part: 'payments', rows: [payment(5)], next: null },
    { part: 'limits', rows: [{ kind: 'loss', period: 'day', amount: 100 }], next: null },
  ];
  const { entries, more } = historyOf(parts, 'PHP', write);
  expect(entries.map(({ part, at }) => [part, at])).toEqual([
    ['notes', day(9)],
    ['payments', day(5)],
    ['notes', day(3)],
  ]);
  expect(entries[1]?.line).toBe('deposit · 123.45 PHP · approved');
  expect(more).toEqual([]);
});

test('what is older than the end of an unfinished part is not shown before that part is read on', () => {
  const notes: LoadedPart = { part: 'notes', rows: [note(9), note(6)], next: 'key' };
  const payments: LoadedPart = { part: 'payments', rows: [payment(7), payment(2)], next: 'other' };
  const first = historyOf([notes, payments], 'PHP', write);
  expect(first.entries.map(({ at }) => at)).toEqual([day(9), day(7), day(6)]);
  expect(first.more).toEqual([notes]);
  const second = historyOf([{ ...notes, rows: [...notes.rows, note(4)], next: null }, payments], 'PHP', write);
  expect(second.entries.map(({ at }) => at)).toEqual([day(9), day(7), day(6), day(4), day(2)]);
  expect(second.more).toEqual([payments]);
});

test('every part stands in one group', () => {
  const grouped = Object.values(partGroups).flatMap(({ parts }) => parts);
  expect([...grouped].sort()).toEqual(Object.keys(partViews).sort());
});

test('limits of time are minutes, others amounts; nothing is empty', () => {
  const column = { id: 'amount', kind: 'money' } as const;
  expect(plainOf({ kind: 'session', period: 'day', amount: 90 }, column, 'PHP', write)).toBe('90 min');
  expect(plainOf({ kind: 'loss', period: 'day', amount: 90 }, column, 'PHP', write)).toBe('0.90 PHP');
  expect(plainOf({ amount: null }, column, 'PHP', write)).toBe('');
  expect(plainOf({ before: { all: null } }, { id: 'before' }, 'PHP', write)).toBe('{"all":null}');
});
