import type { IdentityStatus } from '@marquee/protocols/identity/identityCheck';
import { describe, expect, it } from '@rstest/core';
import { effectOf } from './transitions';

describe('what a partner tells', () => {
  it('leaves the same end in every order of up to five', () => {
    const all = ['pending', 'documents', 'passed', 'failed'] as const;
    const sequences = (length: number): IdentityStatus[][] =>
      length === 0 ? [[]] : sequences(length - 1).flatMap((head) => all.map((one) => [...head, one]));
    for (const reported of [1, 2, 3, 4, 5].flatMap(sequences)) {
      let state: Parameters<typeof effectOf>[0] = 'created';
      for (const status of reported) if (effectOf(state, status) === 'applied') state = status;
      const end = reported.includes('failed') ? 'failed' : reported.includes('passed') ? 'passed' : reported.at(-1);
      expect(state, reported.join()).toBe(end);
    }
  });
});
