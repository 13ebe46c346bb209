import { expect, test } from '@rstest/core';
import { pressed } from './useKeys';

test.each([
  ['g', 'KeyG', 'g'],
  ['п', 'KeyG', 'g'],
  ['ग', 'KeyG', 'g'],
  ['/', 'Slash', '/'],
  ['?', 'Digit7', '?'],
  ['Enter', 'Enter', 'Enter'],
  // A Latin layout has the letter where it says.
  ['z', 'KeyY', 'z'],
])('%s by %s is %s', (key, code, letter) => expect(pressed({ key, code })).toBe(letter));
