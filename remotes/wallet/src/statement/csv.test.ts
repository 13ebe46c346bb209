import { describe, expect, test } from '@rstest/core';
import { decimalText, statementCsv } from './csv';

describe('decimalText', () => {
  test.each([
    [0, 'PHP', '0.00'],
    [5, 'PHP', '0.05'],
    [-1250, 'PHP', '-12.50'],
    [12500, 'VND', '12500'],
  ])('%i %s is %s', (minor, currency, text) => expect(decimalText(minor, currency)).toBe(text));
});

test('a hostile description stays text in a spreadsheet', () => {
  const entry = {
    transaction_id: '1',
    at: '2026-01-01T00:00:00Z',
    kind: 'stake',
    amount: -100,
    balance_after: 0,
    state: '',
    reference: '',
  };
  const csv = statementCsv([{ ...entry, description: '=HYPERLINK("x"),"y"' }], 'PHP');
  expect(csv.split('\r\n')[1]).toBe(`1,2026-01-01T00:00:00Z,stake,"'=HYPERLINK(""x""),""y""",-1.00,0.00,PHP`);
});
