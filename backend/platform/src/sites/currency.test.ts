import { decimalsOf } from '@marquee/contract/currencies';
import { expect, test } from '@rstest/core';
import { currencies } from './currency';

test('the standard has its list of currencies', () => {
  expect(currencies.size).toBeGreaterThan(160);
  for (const code of ['XAU', 'XXX', 'XTS', 'ABC', 'php']) expect(currencies.has(code)).toBe(false);
});

test.each([...currencies])('%s has %i decimal places (ISO 4217)', (code, digits) => {
  expect(decimalsOf(code)).toBe(digits);
});
