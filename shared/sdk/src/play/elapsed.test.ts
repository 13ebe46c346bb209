import { expect, test } from '@rstest/core';
import { elapsed } from './elapsed';

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [59_999, '0:00:59'],
  [60_000, '0:01:00'],
  [3_599_999, '0:59:59'],
  [3_723_000, '1:02:03'],
  [43_200_000, '12:00:00'],
  [-5, '0:00:00'],
])('%i ms are %s', (milliseconds, text) => expect(elapsed(milliseconds)).toBe(text));
