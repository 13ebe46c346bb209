import { describe, expect, test } from '@rstest/core';
import { isFinal, stateLabels, statesAhead } from './states';

describe('a payment', () => {
  test.each([
    ['deposit', 'created', ['pending', 'approved']],
    ['deposit', 'pending', ['approved']],
    ['deposit', 'approved', []],
    ['deposit', 'declined', []],
    ['deposit', 'expired', []],
    ['deposit', 'refunded', []],
    ['deposit', 'charged_back', []],
    ['withdrawal', 'requested', ['processing', 'paid']],
    ['withdrawal', 'review', ['processing', 'paid']],
    ['withdrawal', 'processing', ['paid']],
    ['withdrawal', 'paid', []],
    ['withdrawal', 'rejected', []],
    ['withdrawal', 'returned', []],
  ] as const)('(%s) that is %s has %j before it', (kind, state, ahead) => {
    expect(statesAhead(kind, state)).toEqual(ahead);
    expect(isFinal(state)).toBe(ahead.length === 0);
    expect(Object.keys(stateLabels)).toContain(state);
  });
});
