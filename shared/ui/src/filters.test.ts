import { describe, expect, test } from '@rstest/core';
import { amountText, digitsOnly, lettersOnly, minorOf, nameText, phoneText, textOfMinor } from './filters';

describe('lettersOnly', () => {
  test.each([
    ['Anna Maria', 'Anna Maria'],
    ['Anna-Maria 3!', 'AnnaMaria '],
    ['Дмитрий7', 'Дмитрий'],
    ['Nguyễn Thị Hạnh.', 'Nguyễn Thị Hạnh'],
    ['王小明1', '王小明'],
    ['सीता राम१', 'सीता राम'],
    ['José', 'José'],
    ['a\tb\nc', 'abc'],
    ['\u200fسارة\u200e علي\u202c', 'سارة علي'],
    ['شهرزاد۱۲۳', 'شهرزاد'],
    ['Zoë\u00a0O\u2019Neil', 'ZoëONeil'],
    ['ᠮᠣᠩᠭᠣᠯ', 'ᠮᠣᠩᠭᠣᠯ'],
    ['😀', ''],
  ])('%j leaves %j [R5.01]', (text, kept) => {
    expect(lettersOnly(text)).toBe(kept);
  });
});

describe('nameText', () => {
  test.each([
    ['Anne-Marie O\u2019Brien Jr.', 'Anne-Marie O\u2019Brien Jr.'],
    ["D'Souza 3", "D'Souza "],
    ['Дмитрий_7', 'Дмитрий'],
    ['<b>王小明</b>', 'b王小明b'],
  ])('%j leaves %j', (text, kept) => {
    expect(nameText(text)).toBe(kept);
  });
});

describe('digitsOnly', () => {
  test.each([
    ['0123456789', '0123456789'],
    ['+49 (170) 12', '4917012'],
    ['1e5', '15'],
    ['٣४３', ''],
    ['\u200e12\u200f 34', '1234'],
    ['１２', ''],
    ['1\u00a0234', '1234'],
    ['½²', ''],
    ['', ''],
  ])('%j leaves %j [R5.02]', (text, kept) => {
    expect(digitsOnly(text)).toBe(kept);
  });
});

describe('phoneText', () => {
  test.each([
    ['+63 917 123 4567', '+639171234567'],
    ['(0917) 123-4567', '09171234567'],
    [' \u202a+63 917', '+63917'],
    ['63+917', '63917'],
    ['++63', '+63'],
    ['+', '+'],
    ['abc', ''],
  ])('%j leaves %j', (text, kept) => {
    expect(phoneText(text)).toBe(kept);
  });
});

describe('amountText', () => {
  test.each([
    ['12', 2, '12'],
    ['12.', 2, '12.'],
    ['12,5', 2, '12.5'],
    ['12.567', 2, '12.56'],
    ['1.2.', 2, '1.2'],
    ['1,234.50', 2, '1234.50'],
    ['1.234,50', 2, '1234.50'],
    ['1,234,567', 2, '1234567'],
    ['€ 50', 2, '50'],
    ['-50', 2, '50'],
    ['1e9', 2, '19'],
    ['50.000', 0, '50000'],
    ['50.5', 0, '50'],
    ['1,000', 2, '1000'],
    ['1,234', 3, '1.234'],
    ['1.000', 2, '1.00'],
    ['1,00,000.50', 2, '100000.50'],
    ['12,34,567', 2, '1234567'],
    ['', 2, ''],
  ])('%j with %i decimals leaves %j', (text, decimals, kept) => {
    expect(amountText(text, decimals)).toBe(kept);
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
    ['रु १००', 2, ''],
    ['no amount', 2, ''],
  ])('%j pasted with %i decimals leaves %j', (text, decimals, kept) => {
    expect(amountText(text, decimals, true)).toBe(kept);
  });

  test.each([
    ['1000.5', 2],
    ['1,000', 2],
    ['12,34', 2],
    ['50000', 0],
  ])('%j typed key by key never jumps', (keys, decimals) => {
    let kept = '';
    for (const key of keys) kept = amountText(kept + key, decimals);
    expect(kept).toBe(keys.replace(',', '.').slice(0, keys.search(/[.,]/) < 0 ? undefined : keys.search(/[.,]/) + 3));
  });

  test('filtering twice changes nothing more', () => {
    for (const text of ['1,234.50', '12,5', '7.', '.5'])
      expect(amountText(amountText(text, 2), 2)).toBe(amountText(text, 2));
  });
});

describe('minorOf and textOfMinor', () => {
  test.each([
    ['123.50', 2, 12350],
    ['123.5', 2, 12350],
    ['123', 2, 12300],
    ['.5', 2, 50],
    ['0.07', 2, 7],
    ['50000', 0, 50000],
    ['1.234', 3, 1234],
    ['', 2, null],
    ['.', 2, null],
  ])('%j with %i decimals is %j', (text, decimals, minor) => {
    expect(minorOf(text, decimals)).toBe(minor);
  });

  test.each([0, 1, 7, 10, 99, 100, 12350, 987654321])('%i survives the way to text and back', (minor) => {
    for (const decimals of [0, 2, 3]) expect(minorOf(textOfMinor(minor, decimals), decimals)).toBe(minor);
  });
});
