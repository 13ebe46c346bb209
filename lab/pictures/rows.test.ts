import { expect, test } from '@rstest/core';
import { inRows } from './rows';

test('a contact sheet has rows of two lengths by turns, and 22 pictures fill four of them', () => {
  const items = Array.from({ length: 22 }, (_, index) => index);
  const rows = inRows(items, 6);
  expect(rows.map(({ length }) => length)).toEqual([6, 5, 6, 5]);
  expect(rows.flat()).toEqual(items);
});

test('the last row of a contact sheet holds what is left', () => {
  expect(inRows(['a', 'b', 'c', 'd'], 3)).toEqual([['a', 'b', 'c'], ['d']]);
  expect(inRows([], 3)).toEqual([]);
});
