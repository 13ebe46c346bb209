import { expect, test } from '@rstest/core';
import { age, minorOf, money } from './format';

test.each([
  [0, 'PHP', '0.00 PHP'],
  [123450, 'PHP', '1,234.50 PHP'],
  [-5, 'PHP', '−0.05 PHP'],
  [1500, 'VND', '1,500 VND'],
  [1500, 'KWD', '1.500 KWD'],
])('%i of %s is %s', (minor, currency, text) => expect(money(minor, currency)).toBe(text));

test.each([
  ['1,234.5', 'PHP', 123450],
  [' 12 ', 'PHP', 1200],
  ['-3.05', 'PHP', -305],
  ['12.345', 'PHP', undefined],
  ['12.345', 'KWD', 12345],
  ['1.5', 'VND', undefined],
  ['', 'PHP', undefined],
  ['12 PHP', 'PHP', undefined],
  ['1e5', 'PHP', undefined],
  ['99999999999999999999', 'PHP', undefined],
])('what is typed as "%s" in %s is %s', (typed, currency, minor) => expect(minorOf(typed, currency)).toBe(minor));

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [2879, '47 h'],
  [2880, '2 d'],
])('%i minutes are %s', (minutes, text) => expect(age(minutes)).toBe(text));
