import { expect, test } from '@rstest/core';
import { brokenByHost } from './hostApi';
import { exportedMembers } from './hostMembers';

test('Gate > names the live remotes that a host without a member would break', () => {
  expect(brokenByHost(['Button'], [{ name: 'lobby', sdk: ['Button', 'Link'] }])).toEqual(['lobby uses Link']);
});

test('Gate > reads the value exports of the sdk and leaves types out', () => {
  const source = "export { A, type B, C as D } from './x';\nexport type { E } from './y';\nexport const F = 1;";
  expect(exportedMembers(source)).toEqual(['A', 'D', 'F']);
});
