import { expect, test } from '@rstest/core';
import { fitsPattern } from '../accountNumber';
import { patternFault } from './accountPattern';

test.each([
  '\\d{10,12}',
  '[A-Z]{2}\\d{2}( ?\\d{4}){3,5}',
  '(?:09|\\+639)\\d{9}',
  '(\\d{4} ?)+',
  '\\d*\\d*',
  '^\\d{10}$',
])('%s is taken for a pattern of account numbers', (pattern) => expect(patternFault(pattern)).toBe(''));

test.each(['(\\d+)+', '(\\d*)*', '(a|a)*b', '(\\d|\\d\\d)+', '(\\d{1,3})*', '(\\d?){30}', '\\d*\\d*\\d*x'])(
  '%s is refused, because a number that does not fit would take too long',
  (pattern) => expect(patternFault(pattern)).toMatch(/^may take for ever/),
);

test.each(['(?=\\d)\\d{4}', '(?<!0)\\d{4}', '(\\d)\\1'])('%s is refused, because it looks elsewhere', (pattern) =>
  expect(patternFault(pattern)).toMatch(/^has /),
);

test('a number fits completely, and is never drawn where it is too long', () => {
  expect(fitsPattern('0012345678', '\\d{10}')).toBe(true);
  expect(fitsPattern('x0012345678', '\\d{10}')).toBe(false);
  expect([40, 41].map((length) => fitsPattern('1'.repeat(length), '\\d+'))).toEqual([true, false]);
});
