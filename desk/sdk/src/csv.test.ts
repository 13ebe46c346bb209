import { expect, test } from '@rstest/core';
import { csvOf } from './csv';

test('cells are quoted where they must be, and no text is a formula to a spreadsheet', () => {
  const rows = [
    ['name', 'amount'],
    ['Ana "Bel", Cruz', 1250],
    ['=HYPERLINK("http://a.example")', -3],
    ['+1', null],
    ['-2', 0],
    ['@cmd', 0],
    ['\tx', 0],
  ];
  expect(csvOf(rows).split('\r\n')).toEqual([
    'name,amount',
    '"Ana ""Bel"", Cruz",1250',
    '"\'=HYPERLINK(""http://a.example"")",-3',
    "'+1,",
    "'-2,0",
    "'@cmd,0",
    "'\tx,0",
    '',
  ]);
});
