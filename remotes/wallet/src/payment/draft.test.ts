import { describe, expect, test } from '@rstest/core';
import { amountError, draftOf } from './draft';

describe('the draft of a history entry', () => {
  const draft = { choice: 'bank', amount: 5000, requestId: 'a-key' };
  test.each([
    [{ draft }, draft],
    [{ draft: { ...draft, sent: true } }, { ...draft, sent: true }],
    [{ draft: { ...draft, offer: '', promoCode: 'CODE1' } }, { ...draft, offer: '', promoCode: 'CODE1' }],
    [{ draft: { ...draft, offer: null, promoCode: 1 } }, draft],
    [{ draft: { ...draft, sent: 'yes', more: 1 } }, draft],
    [null, null],
    [undefined, null],
    ['text', null],
    [{}, null],
    [{ draft: { ...draft, choice: 7 } }, null],
    [{ draft: { ...draft, amount: '5000' } }, null],
    [{ draft: { ...draft, amount: 0.5 } }, null],
    [{ draft: { ...draft, amount: -1 } }, null],
    [{ draft: { ...draft, amount: Number.NaN } }, null],
    [{ draft: { choice: 'bank', amount: 1 } }, null],
  ])('%j is %j', (entry, read) => expect(draftOf(entry)).toEqual(read));
});

describe('an amount', () => {
  const range = { minimum: 5000, maximum: 100_000 };
  test.each([
    [null, range, 'amountFormat'],
    [0, range, 'amountTooLow'],
    [4999, range, 'amountTooLow'],
    [5000, range, undefined],
    [100_000, range, undefined],
    [100_001, range, 'amountTooHigh'],
    [6000, { ...range, cap: { most: 6000, error: 'amountOverBalance' } }, undefined],
    [6001, { ...range, cap: { most: 6000, error: 'amountOverBalance' } }, 'amountOverBalance'],
    [4000, { ...range, cap: { most: 100, error: 'amountOverBalance' } }, 'amountTooLow'],
    [100_001, { ...range, cap: { most: 100, error: 'amountOverBalance' } }, 'amountTooHigh'],
  ])('of %j in %j is wrong by %j', (amount, within, error) => expect(amountError(amount, within)).toBe(error));
});
