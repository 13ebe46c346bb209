import { describe, expect, test } from '@rstest/core';
import { csvRows, csvText } from './csv';
import { decimalText, readStatementCsv, statementCsv } from './statementCsv';

describe('comma-separated values', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['a, b', '"a, b"'],
    ['a; b', '"a; b"'],
    ['say "x"', '"say ""x"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['-12.50', '-12.50'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("x"),"y"', `"'=HYPERLINK(""x""),""y"""`],
    ['+1', "'+1"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t=1"],
    ['\n=1', `"'\n=1"`],
    ["'=1", "''=1"],
    ["'plain", "''plain"],
    ['-1.5e3', "'-1.5e3"],
    ['Зарплата', 'Зарплата'],
  ])('%j is written as %j, and read as it was', (value, written) => {
    expect(csvText([[value, 'end']])).toBe(`${written},end\r\n`);
    expect(
      csvRows(
        csvText([
          [value, 'end'],
          ['x', value],
        ]),
      ),
    ).toEqual([
      [value, 'end'],
      ['x', value],
    ]);
  });

  test('a file of a spreadsheet, with its byte order mark and bare line feeds, is read', () => {
    expect(csvRows('\ufeffa,b\n1,\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
    expect(csvRows('a,')).toEqual([['a', '']]);
  });

  test.each(['a"b', '"open', '"a"b'])('%j is refused', (text) => {
    expect(() => csvRows(text)).toThrow('No comma-separated values');
  });
});

describe('decimalText', () => {
  test.each([
    [0, 'PHP', '0.00'],
    [5, 'PHP', '0.05'],
    [-5, 'PHP', '-0.05'],
    [-1250, 'PHP', '-12.50'],
    [12500, 'VND', '12500'],
    [-7, 'VND', '-7'],
    [9_007_199_254_740_991, 'EUR', '90071992547409.91'],
  ])('%i %s is %s', (minor, currency, text) => expect(decimalText(minor, currency)).toBe(text));
});

/** Entries with difficult texts. */
const entries = ['Slots', '=1+1', 'a,"b"\r\nc', "'@x", '', '½ • Đặt cược', '-5'].map((description, place) => ({
  transaction_id: `id-${place}`,
  at: `2026-01-0${place + 1}T00:00:00.000Z`,
  kind: 'stake',
  state: 'completed',
  description,
  reference: description,
  amount: place % 2 ? -(10 ** place) : 10 ** place,
  balance_after: 12_345_678_901 - place,
}));

describe('a statement as comma-separated values', () => {
  test.each(['PHP', 'VND'])('in %s is read back as it was, to the minor unit', (currency) => {
    expect(readStatementCsv(statementCsv(entries, currency))).toEqual(entries);
  });

  test.each([
    ['other columns', 'a,b\r\n1,2\r\n'],
    ['a missing cell', statementCsv(entries.slice(0, 1), 'PHP').replace(',PHP', '')],
    ['an amount with too many decimals', statementCsv(entries.slice(0, 1), 'PHP').replace('0.01', '0.011')],
  ])('with %s is refused', (_, text) => expect(() => readStatementCsv(text)).toThrow());
});
