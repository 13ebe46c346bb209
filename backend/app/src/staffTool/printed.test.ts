import { expect, test } from '@rstest/core';
import { csvOf, printed } from './printed';

test('an answer has a line for each field, and lines of their own for a text of several', () => {
  expect(printed([{ ticket: 't1', message: 'Where?\nHere.', mail: null, tags: ['a', 'b'] }, { ticket: 't2' }])).toBe(
    '- ticket: t1\n  message:\n    Where?\n    Here.\n  tags: a, b\n- ticket: t2\n',
  );
});

test('a text of a player controls neither the terminal nor the direction of what follows', () => {
  expect(printed({ message: 'a\u001b[2J\u202eb\nc\u0007' })).toBe('message:\n  a\ufffd[2J\ufffdb\n  c\ufffd\n');
  expect(printed({ name: 'a\u001bb' })).toBe('name: a\ufffdb\n');
});

test('a list as CSV has a line of names, and runs no formula in a spreadsheet', () => {
  const rows = [
    { offer: 'A', cost: -5, name: '=1+1', at: null },
    { offer: 'B, C', cost: 0, name: 'x', alike: ['p'] },
  ];
  expect(csvOf(rows)).toBe('offer,cost,name,at,alike\r\nA,-5,\'=1+1,,\r\n"B, C",0,x,,"[""p""]"\r\n');
  expect(csvOf([])).toBe('\r\n');
});
