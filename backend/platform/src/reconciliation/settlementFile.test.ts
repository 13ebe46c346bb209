import { describe, expect, it } from '@rstest/core';
import { type Mapping, minorOf, readSettlementFile } from './settlementFile';

const mapping: Mapping = { payment: 'Order', amount: 'Amount', decimals: 'point' };
const read = (text: string, more: Partial<Mapping> = {}) => readSettlementFile(text, { ...mapping, ...more }, 'PHP');
const first = (text: string, more: Partial<Mapping> = {}) => read(text, more).faults[0];

describe('an amount', () => {
  it.each([
    ['1,234.50', 'PHP', 'point', 123_450],
    ['1234.5', 'PHP', 'point', 123_450],
    ['-12.00', 'PHP', 'point', 1200],
    ['1.234,50', 'EUR', 'comma', 123_450],
    ['1 234,50', 'EUR', 'comma', 123_450],
    ['12.500', 'KWD', 'point', 12_500],
    ['12.5000', 'KWD', 'point', 12_500],
    ['12500', 'VND', 'point', 12_500],
    ['1234', 'PHP', 'minor', 1234],
    ['0.10', 'PHP', 'point', 10],
  ] as const)('%s of %s (%s) is %i', (text, currency, form, minor) => {
    expect(minorOf(text, currency, form)).toBe(minor);
  });

  it.each([
    ['1,23.50', 'PHP', 'point'],
    ['1.234,50', 'PHP', 'point'],
    ['12.345', 'PHP', 'point'],
    ['12.5', 'VND', 'point'],
    ['1e5', 'PHP', 'point'],
    ['12.50', 'PHP', 'minor'],
    ['0.00', 'PHP', 'point'],
    ['', 'PHP', 'point'],
    ['99999999999999999', 'PHP', 'point'],
    ['=1+1', 'PHP', 'point'],
  ] as const)('%s of %s (%s) is none', (text, currency, form) => {
    expect(minorOf(text, currency, form)).toBeUndefined();
  });
});

describe('a settlement file', () => {
  it('is read with a byte order mark, semicolons, quotes, and commas in amounts', () => {
    const text =
      '\ufeff"Order";"Txn";"Betrag";"Art"\r\n"a1";"x;""1""";"1.234,50";"Einzahlung"\r\n\r\na2;x2;10,00;refunded\r\n';
    const { rows, faults } = read(text, {
      amount: 'Betrag',
      reference: 'Txn',
      kind: 'Art',
      kindWords: ['einzahlung=deposit'],
      decimals: 'comma',
    });
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      { line: 2, payment: 'a1', reference: 'x;"1"', kind: 'deposit', amount: 123_450, currency: 'PHP' },
      { line: 4, payment: 'a2', reference: 'x2', kind: 'refunded', amount: 1000, currency: 'PHP' },
    ]);
  });

  it('has its currency in a column, or that of the site', () => {
    const { rows } = read('Order,Amount,C\na,1.500,kwd\nb,7,VND\n', { currency: 'C' });
    expect(rows.map(({ amount, currency }) => [amount, currency])).toEqual([
      [1500, 'KWD'],
      [7, 'VND'],
    ]);
  });

  it.each([
    ['an amount that is none', 'Order,Amount\na,1.00\nb,x\n', 3, 'x is no amount of PHP'],
    ['no payment', 'Order,Amount\n,1.00\n', 2, 'has no payment id'],
    ['another column', 'Order,Sum\na,1.00\n', 1, 'has no column Amount; its columns are Order, Sum'],
    ['a column twice', 'Order,Amount,Amount\na,1.00,2.00\n', 1, 'has the column Amount twice'],
    ['no rows', 'Order,Amount\n', 0, 'has no rows below its first line'],
    ['nothing', '', 0, 'has no rows below its first line'],
    ['a sign of value 0', 'Order,Amount\na,1.00\0\n', 0, 'is no text: it has signs of value 0'],
    ['another encoding', 'Order,Amount\na\ufffd,1.00\n', 0, 'is not in UTF-8'],
    ['a payment too often', `Order,Amount\n${'a,1.00\n'.repeat(1001)}`, 1002, 'has a for more than 1000 times'],
    ['too many bytes', `Order,Amount\n${'a,1.00\n'.repeat(800_000)}`, 0, 'has more than 5000000 bytes'],
  ])('with %s is refused, and says where', (_, text, line, fault) => {
    expect(first(text)).toEqual({ line, text: fault });
  });

  it.each(['Order,Amount\na,1.00,3\n', 'Order,Amount\n"a,1.00\n', 'Order,Amount\na"b,1.00\n'])(
    '%j is refused, and says which line',
    (text) => {
      const { rows, faults } = read(text);
      expect(rows).toEqual([]);
      expect(faults).toHaveLength(1);
      expect(faults[0]?.line).toBeGreaterThan(0);
    },
  );

  it('is all read or not at all, and says at most twenty faults', () => {
    const { rows, faults } = read(`Order,Amount\na,1.00\n${'b,x\n'.repeat(50)}`);
    expect(rows).toEqual([]);
    expect(faults).toHaveLength(20);
  });

  it('has a word for each row that the mapping knows', () => {
    const text = 'Order,Amount,K\na,1.00,fee\n';
    expect(first(text, { kind: 'K' })).toEqual({ line: 2, text: 'fee is no kind of the mapping' });
  });
});
