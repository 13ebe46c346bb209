import { describe, expect, it } from '@rstest/core';
import { csvTable, wordsOf } from './csvTable';

describe('csvTable', () => {
  it('reads quotes, doubled quotes, line ends in cells, and a byte order mark', () => {
    const text = '\ufefforder,note,amount\r\np-1,"a ""b"", c\nd",10.00\r\n\r\np-2,,5';
    expect(csvTable(text, 10)).toEqual([
      ['order', 'note', 'amount'],
      ['p-1', 'a "b", c\nd', '10.00'],
      ['p-2', '', '5'],
    ]);
  });

  it('knows semicolons, tabs and bars, and stops after the rows that are asked for', () => {
    for (const sign of [';', '\t', '|'])
      expect(csvTable([`a${sign}b`, `1${sign}2`, `3${sign}4`].join('\n'), 2)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
  });

  it('has no rows of an empty file', () => expect(csvTable(' \n\n', 10)).toEqual([]));
});

describe('wordsOf', () => {
  const rows = csvTable('order,type\n1,payin\n2,payout\n3,payin\n4,', 10);
  it('has each word of a column once', () => expect(wordsOf(rows, 'type', 10)).toEqual(['payin', 'payout']));
  it('has no more than asked for, and none of a column that is not there', () => {
    expect(wordsOf(rows, 'order', 2)).toEqual(['1', '2']);
    expect(wordsOf(rows, 'amount', 2)).toEqual([]);
  });
});
