import { expect, test } from '@rstest/core';
import { exportedMembers } from './hostMembers';

test('Gate > reads the value exports of the sdk and leaves types out', () => {
  const source = "export { A, type B, C as D } from './x';\nexport type { E } from './y';\nexport const F = 1;";
  expect(exportedMembers(source)).toEqual(['A', 'D', 'F']);
});
