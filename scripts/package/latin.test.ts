import { runInThisContext } from 'node:vm';
import { expect, test } from '@rstest/core';
import { latin } from './latin';

test('a program without other than Latin-1 characters matches the same texts', () => {
  const program = "[/^[а-я]’?😀$/u.test('\\u0438\\u2019\\u{1f600}'), 'é'] // ₱";
  const escaped = latin(program);
  expect(escaped).toMatch(/^[\0-\xff]*$/);
  expect(runInThisContext(escaped)).toEqual([true, 'é']);
});
