import { expect, test } from '@rstest/core';
import { printed } from './printed';

test('an answer has a line for each field, and lines of their own for a text of several', () => {
  expect(printed([{ ticket: 't1', message: 'Where?\nHere.', mail: null, tags: ['a', 'b'] }, { ticket: 't2' }])).toBe(
    '- ticket: t1\n  message:\n    Where?\n    Here.\n  tags: a, b\n- ticket: t2\n',
  );
});

test('a text of a player controls neither the terminal nor the direction of what follows', () => {
  expect(printed({ message: 'a\u001b[2J\u202eb\nc\u0007' })).toBe('message:\n  a\ufffd[2J\ufffdb\n  c\ufffd\n');
  expect(printed({ name: 'a\u001bb' })).toBe('name: a\ufffdb\n');
});
