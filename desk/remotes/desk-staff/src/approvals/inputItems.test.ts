import { expect, it } from '@rstest/core';
import { inputItems } from './inputItems';

const money = (minor: number, currency: string) => `${minor / 100} ${currency}`;

it('writes what was asked for as text, whatever it is', () => {
  const input = { amount: -150_000, case_id: 'a', sure: false, position: ['1:2', '3:1'], words: '', deep: { a: 1 } };
  expect(inputItems(input, 'PHP', money).map(({ term, value }) => `${term}: ${value}`)).toEqual([
    'amount: -1500 PHP',
    'case id: a',
    'sure: no',
    'position: 1:2, 3:1',
    'words: –',
    'deep: {"a":1}',
  ]);
  expect(inputItems({ amount: 5 }, null, money)[0]?.value, 'without a currency: as it is').toBe('5');
});
