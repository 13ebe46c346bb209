import { describe, expect, test } from '@rstest/core';
import { dayOf, digitsOnly, lettersOnly, nameText, phoneText } from './filters';

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
    ['٣४３', '343'],
    ['\u200e12\u200f 34', '1234'],
    ['１２', '12'],
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
    ['+६३ ९१७', '+63917'],
    ['＋６３（９１７）', '+63917'],
    ['abc', ''],
  ])('%j leaves %j', (text, kept) => {
    expect(phoneText(text)).toBe(kept);
  });
});

test.each([
  ['1990-04-12', '1990-04-12'],
  ['१९९०-०४-१२', '1990-04-12'],
  [' １９９０／４／１２ ', '1990-04-12'],
  ['１９９０/４/１２', '1990-04-12'],
  ['１９９０年４月１２日', '1990-04-12'],
  ['12.04.1990', undefined],
  ['', undefined],
])('the day in %j is %j', (text, day) => expect(dayOf(text)).toBe(day));
