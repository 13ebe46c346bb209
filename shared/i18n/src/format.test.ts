import { describe, expect, test } from '@rstest/core';
import { displayNumber, Format } from './format';

describe('number display (§5)', () => {
  test.each([
    [0, ''],
    [1.5, '1.500'],
    [1.23456, '1.234'],
    [9.9999, '9.999'],
    [10, '10'],
    [10.5, '10.5'],
    [12.34, '12.34'],
    [12.3456, '12.345'],
    [1.005, '1.005'],
    [-0.12345, '-0.123'],
    [1e-7, '0.000'],
  ])('%f is shown as "%s"', (value, text) => expect(displayNumber(value)).toBe(text));

  test('four places are cut, not rounded', () => expect(displayNumber(1.99999, 4)).toBe('1.9999'));
});

describe('Format', () => {
  test('shows a zero balance as zero', () => expect(new Format('EN', 'PHP').money(0)).toBe('₱0.00'));
  test('knows that VND has no decimals', () => expect(new Format('VI', 'VND').moneyPlain(12500)).toBe('12.500'));
  test('writes Nepali money with Latin digits', () =>
    expect(new Format('NE', 'PHP').money(125050)).toMatch(/1,250\.50/));
  test('says how long ago', () => expect(new Format('EN', 'PHP').relative(0, 3 * 3600_000)).toBe('3 hours ago'));
  test.each([
    ['EN', 500, 500_000, /^₱5\s–\s₱5,000$/],
    ['EN', 50, 2000, /^₱0\.50\s–\s₱20$/],
    ['ESP', 500, 500_000, /^5-5000\s₱$/],
  ] as const)('writes a range of money in %s, whole amounts without decimals', (language, from, to, text) =>
    expect(new Format(language, 'PHP').moneyRange(from, to)).toMatch(text),
  );
  test.each([
    [10, '10 min'],
    [60, '1 hr'],
    [150, '2 hr 30 min'],
  ])('writes %i minutes as %s', (minutes, text) => expect(new Format('EN', 'PHP').minutes(minutes)).toBe(text));
  test('writes spans in the language’s own plural', () =>
    expect([1, 2, 5].map((count) => new Format('RUS', 'RUB').span(count, 'year'))).toEqual([
      '1 год',
      '2 года',
      '5 лет',
    ]));
});
