import { describe, expect, test } from '@rstest/core';
import { type AmountFault, type AmountSigns, minorOf, readAmount, signsOf } from './amounts';

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
    ['12.567', 2, english, null, '12.567'],
    ['1.2.', 2, english, null, '1.2.'],
    ['1,000', 2, english, 100_000, '1,000'],
    ['50,000', 2, english, 5_000_000, '50,000'],
    ['1,0000', 2, english, null, '1,0000'],
    ['1,234.50', 2, english, 123_450, '1,234.50'],
    ['1,234.567', 2, english, null, '1,234.567'],
    ['1,234,5', 2, english, null, '1,234,5'],
    ['12,34,567', 2, english, 123_456_700, '12,34,567'],
    ['1,00,000.50', 2, english, 10_000_050, '1,00,000.50'],
    ['1.234,50', 2, english, 123_450, '1.234,50'],
    ['1.000', 2, english, null, '1.000'],
    ['1.000', 2, spanish, 100_000, '1.000'],
    ['1.5', 2, spanish, 150, '1.5'],
    ['12,567', 2, spanish, null, '12,567'],
    ['1 000,50', 2, russian, 100_050, '1000,50'],
    ['1.000', 2, russian, 100_000, '1.000'],
    ['50.000', 0, dong, 50_000, '50.000'],
    ['50,000', 0, dong, 50_000, '50,000'],
    ['50.0', 0, dong, 50, '50.0'],
    ['1,234', 3, english, 1_234_000, '1,234'],
    ['1.234', 3, english, 1234, '1.234'],
    ['1.234', 3, spanish, 1_234_000, '1.234'],
    ['12.5', 3, english, 12_500, '12.5'],
    ['1.2345', 3, english, null, '1.2345'],
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

/** Meant by each text, typed and pasted, in minor units: a fault where it can be read in two ways. */
const readings: [text: string, decimals: number, language: AmountSigns, typed: Reading, pasted: Reading][] = [
  ['0.3333', 2, english, 'decimals', 'decimals'],
  ['33.3333', 2, english, 'decimals', 'decimals'],
  ['66,6666', 2, english, 'decimals', 'decimals'],
  ['0.123', 2, english, 'decimals', 'decimals'],
  ['0,123', 2, english, 'decimals', 'decimals'],
  ['1.234', 2, english, 'decimals', 123_400],
  ['1,234.5', 2, english, 123_450, 123_450],
  ['1.234.567,89', 2, english, 123_456_789, 123_456_789],
  ['1.234.567,891', 2, english, 'decimals', 'decimals'],
  ['1.234.56', 2, english, 'unfinished', 'unfinished'],
  ['1,23.45', 2, english, 'unclear', 'unclear'],
  ['0,123,456', 2, english, 'unclear', 'unclear'],
  ['10 20', 2, english, 'unclear', 'unclear'],
  ['0 333', 2, english, 'unclear', 'unclear'],
  ['12.500,00', 2, english, 1_250_000, 1_250_000],
  ['0000000000000000001234', 2, english, 123_400, 123_400],
  ['0.3333', 2, spanish, 'decimals', 'decimals'],
  ['0,3333', 2, spanish, 'decimals', 'decimals'],
  ['66,6666', 2, spanish, 'decimals', 'decimals'],
  ['33.3333', 2, spanish, 'decimals', 'decimals'],
  ['1.234', 2, spanish, 123_400, 123_400],
  ['1,234', 2, spanish, 'decimals', 123_400],
  ['1,234.5', 2, spanish, 123_450, 123_450],
  ['1.234.567,89', 2, spanish, 123_456_789, 123_456_789],
  ['0,3333', 2, russian, 'decimals', 'decimals'],
  ['33.3333', 2, russian, 'decimals', 'decimals'],
  ['1 234,567', 2, russian, 'decimals', 'decimals'],
  ['0.3333', 0, dong, 'decimals', 'decimals'],
  ['33.3333', 0, dong, 'decimals', 'decimals'],
  ['0.5', 0, dong, 'unfinished', 'unfinished'],
  ['50.00', 0, dong, 50, 50],
  ['1.234', 0, dong, 1234, 1234],
  ['1,234.5', 0, dong, 'unfinished', 'unfinished'],
  ['1.234.567,00', 0, dong, 1_234_567, 1_234_567],
  ['1.234.567,89', 0, dong, 'unfinished', 'unfinished'],
  ['0.333', 3, english, 333, 333],
  ['0.3333', 3, english, 'decimals', 'decimals'],
  ['33.3333', 3, english, 'decimals', 'decimals'],
  ['1.234', 3, english, 1234, 1234],
  ['1,234', 3, spanish, 1234, 1234],
  ['1.234', 3, spanish, 1_234_000, 1_234_000],
  ['1.234', 3, russian, 1234, 1234],
  ['1,234.5', 3, spanish, 1_234_500, 1_234_500],
  ['0.33333333', 8, english, 33_333_333, 33_333_333],
  ['0.333333333', 8, english, 'decimals', 'decimals'],
  ['0,00000001', 8, spanish, 1, 1],
  ['1.234', 8, spanish, 123_400_000_000, 123_400_000_000],
  ['1,234.5', 8, english, 123_450_000_000, 123_450_000_000],
  ['०.३३३३', 2, english, 'decimals', 'decimals'],
  ['१,२३४.५', 2, english, 123_450, 123_450],
  ['١٬٢٣٤٫٥', 2, spanish, 123_450, 123_450],
  ['١٫٢٣٤', 2, spanish, 'decimals', 'decimals'],
  ['١٫٢٣٤', 0, dong, 'decimals', 'decimals'],
  ['١٬٢٣٤', 2, spanish, 123_400, 123_400],
  ['١٫٢٣٤', 3, spanish, 1234, 1234],
];

type Reading = number | AmountFault;

test.each(readings)('%j with %i decimals and %j is %j typed, %j pasted', (text, decimals, signs, typed, pasted) => {
  for (const [isPasted, reading] of [
    [false, typed],
    [true, pasted],
  ] as const) {
    const { kept, fault } = readAmount(text, decimals, signs, isPasted);
    expect(fault ?? minorOf(kept, decimals, signs)).toBe(reading);
    // What stays in the field is read again, as typed.
    expect(readAmount(kept, decimals, signs).fault).toBe(fault);
  }
});

test('what was understood of too many decimals is said', () => {
  expect(readAmount('66,6666', 2, english).meant).toBe('66.6666');
  expect(readAmount('1.234.567,891', 2, spanish).meant).toBe('1234567.891');
});
