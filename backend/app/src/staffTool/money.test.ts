import { expect, test } from '@rstest/core';
import { minorOf, moneyOf } from './money';

test.each([
  ['500.00', 'USD', 50_000],
  ['0.01', 'USD', 1],
  ['500', 'VND', 500],
  ['1.500', 'KWD', 1500],
])('%s of %s is %i minor units, and is shown as it is written', (text, currency, minor) => {
  expect(minorOf(text, currency)).toBe(minor);
  expect(moneyOf(minor, currency)).toBe(`${text} ${currency}`);
});

test.each([
  ['500', 'USD', '500 is no amount of USD. Write it with 2 decimals, such as 500.00.'],
  ['5.0', 'USD', '5.0 is no amount of USD. Write it with 2 decimals, such as 500.00.'],
  ['5,00', 'USD', '5,00 is no amount of USD. Write it with 2 decimals, such as 500.00.'],
  ['0.00', 'USD', '0.00 is no amount of USD. Write it with 2 decimals, such as 500.00.'],
  ['-5.00', 'USD', '-5.00 is no amount of USD. Write it with 2 decimals, such as 500.00.'],
  ['500.00', 'VND', '500.00 is no amount of VND. Write it with 0 decimals, such as 500.'],
  ['5.00', 'KWD', '5.00 is no amount of KWD. Write it with 3 decimals, such as 500.000.'],
])('%s of %s is refused, because it could mean another amount', (text, currency, said) => {
  expect(() => minorOf(text, currency)).toThrow(said);
});
