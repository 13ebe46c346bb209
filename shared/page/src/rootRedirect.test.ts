import { expect, test } from '@rstest/core';
import { isOwnPath } from './rootRedirect';

test.each([
  ['/promotions', true],
  ['/fil/slots?sort=new', true],
  ['/', false],
  ['', false],
  [null, false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/a\\b', false],
  ['https://elsewhere.example/', false],
  ['promotions', false],
  ['/?a', false],
  ['/\t/elsewhere.example', false],
])('the root may be sent to %s: %s [R2.49]', (target, expected) => expect(isOwnPath(target)).toBe(expected));
