import { expect, it } from '@rstest/core';
import { isStepAddress } from './messages';

it.each([
  ['https://partner.example/hosted?id=1', true],
  ['HTTPS://partner.example', true],
  ['/sandbox/identity/1', true],
  ['http://partner.example', false],
  ['//partner.example', false],
  ['/\\partner.example', false],
  ['https://user@partner.example', false],
  ['https:\\\\partner.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  [' https://partner.example', false],
  ['', false],
] as const)('the address %s of a next step is taken: %s', (address, taken) =>
  expect(isStepAddress(address)).toBe(taken),
);
