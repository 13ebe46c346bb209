import { expect, it } from '@rstest/core';
import { isStepAddress } from './stepAddress';

it.each([
  ['https://partner.example/hosted', true],
  ['/sandbox/identity/1', true],
  ['http://partner.example', false],
  ['//partner.example', false],
  ['/\\partner.example', false],
  ['javascript:alert(1)', false],
  ['', false],
] as const)('the player is sent to %s: %s', (address, sent) => expect(isStepAddress(address)).toBe(sent));
