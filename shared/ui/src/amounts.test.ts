import { describe, expect, test } from '@rstest/core';
import { type AmountSigns, minorOf, readAmount, signsOf } from './amounts';

const english: AmountSigns = { group: ',', decimal: '.' };
const spanish: AmountSigns = { group: '.', decimal: ',' };
const russian: AmountSigns = { group: '\u00a0', decimal: ',' };
const dong: AmountSigns = { group: '.', decimal: '' };

test.each([
  ['100,000.00', 2, english],
  ['100.000,00', 2, spanish],
  ['100\u00a0000,00', 2, russian],
  ['100.000', 0, dong],
  ['१,००,०००.००', 2, english],
])('the signs of %j with %i decimals are found', (sample, decimals, signs) => {
  expect(signsOf(sample, decimals)).toEqual(signs);
});

describe('an amount that is typed', () => {
  test.each([
    ['12', 2, english, 1200, '12'],
    ['12.', 2, english, 1200, '12.'],
    ['12.5', 2, english, 1250, '12.5'],
    ['12,5', 2, english, 1250, '12,5'],
    ['12.567', 2, english, 1256, '12.56'],
    ['1.2.', 2, english, 120, '1.2'],
    ['1,000', 2, english, 100_000, '1,000'],
    ['50,000', 2, english, 5_000_000, '50,000'],
    ['1,0000', 2, english, 1_000_000, '1,0000'],
    ['1,234.50', 2, english, 123_450, '1,234.50'],
    ['1,234.567', 2, english, 123_456, '1234.56'],
    ['1,234,5', 2, english, 1_234_500, '1,234,5'],
    ['12,34,567', 2, english, 123_456_700, '12,34,567'],
    ['1,00,000.50', 2, english, 10_000_050, '1,00,000.50'],
    ['1.234,50', 2, english, 123_450, '1.234,50'],
    ['1.000', 2, english, 100, '1.00'],
    ['1.000', 2, spanish, 100_000, '1.000'],
    ['1.5', 2, spanish, 150, '1.5'],
    ['12,567', 2, spanish, 1256, '12.56'],
    ['1 000,50', 2, russian, 100_050, '1000,50'],
    ['1.000', 2, russian, 100_000, '1.000'],
    ['50.000', 0, dong, 50_000, '50.000'],
    ['50,000', 0, dong, 50_000, '50,000'],
    ['50.0', 0, dong, 50, '50.0'],
    ['1,234', 3, english, 1_234_000, '1,234'],
    ['1.234', 3, english, 1234, '1.234'],
    ['1.234', 3, spanish, 1_234_000, '1.234'],
    ['12.5', 3, english, 12_500, '12.5'],
    ['1.2345', 3, english, 1234, '1.234'],
    ['€ 50', 2, english, 5000, '50'],
    ['-50', 2, english, 5000, '50'],
    ['1e5', 2, english, null, ''],
    ['10-20', 2, english, null, ''],
    ['=1+1', 2, english, null, ''],
    ['.', 2, english, null, '.'],
    ['२५०', 2, english, 25_000, '250'],
    ['２５０．５', 2, english, 25_050, '250.5'],
    ['٢٥٠', 0, dong, 250, '250'],
    ['१,००,०००', 2, english, 10_000_000, '1,00,000'],
    ['', 2, english, null, ''],
  ] as const)('%j with %i decimals and %j is %j', (text, decimals, signs, minor, kept) => {
    expect(minorOf(text, decimals, signs)).toBe(minor);
    expect(readAmount(text, decimals, signs).kept).toBe(kept);
    expect(minorOf(kept, decimals, signs)).toBe(minor);
  });

  test.each([
    ['50,000', 2, english, 5_000_000],
    ['1,000.5', 2, english, 100_050],
    ['1,234,567.89', 2, english, 123_456_789],
    ['50.000', 2, spanish, 5_000_000],
    ['1.000,5', 2, spanish, 100_050],
    ['1 000,5', 2, russian, 100_050],
    ['1000.5', 2, russian, 100_050],
    ['1.500.000', 0, dong, 1_500_000],
    ['50000', 0, dong, 50_000],
  ] as const)('%j key by key, with %i decimals and %j, is %i', (keys, decimals, signs, minor) => {
    let kept = '';
    for (const key of keys) kept = readAmount(kept + key, decimals, signs).kept;
    expect(minorOf(kept, decimals, signs)).toBe(minor);
  });
});

test.each([
  ['1 000,50', 2, '1000.50'],
  ['1\u00a0000,50 ₽', 2, '1000.50'],
  ['1\u202f000.5', 2, '1000.5'],
  ["1'000.50", 2, '1000.50'],
  ['1,000.50', 2, '1000.50'],
  ['1.000,50', 2, '1000.50'],
  ['₱1,000.50', 2, '1000.50'],
  ['PHP 1,000', 2, '1000'],
  ['Rs.1,000.50', 2, '1000.50'],
  ['1.000', 2, '1000'],
  ['1.000,-', 2, '1000.'],
  ['1.50', 2, '1.50'],
  ['1.000 ₫', 0, '1000'],
  ['1.000.000 ₫', 0, '1000000'],
  ['रु १००', 2, '100'],
  ['1e5', 2, ''],
  ['no amount', 2, ''],
])('%j that is pasted with %i decimals leaves %j', (text, decimals, kept) => {
  expect(readAmount(text, decimals, english, true)).toEqual({ meant: kept, kept });
});
