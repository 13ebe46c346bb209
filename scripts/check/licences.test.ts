import { describe, expect, test } from '@rstest/core';
import { refusedLicences } from './allowedLicences';
import { installedPackages } from './installedPackages';
import { root } from './sourceFiles';

const refused = (name: string, license: string) => refusedLicences([{ name, version: '1.0.0', license }]);

describe('the licence of a dependency', () => {
  test.each([
    ['x', 'MIT'],
    ['x', '(MPL-2.0 OR Apache-2.0)'],
    ['x', 'MIT AND BSD-3-Clause'],
    ['@fontsource/bangers', 'OFL-1.1'],
    ['axe-core', 'MPL-2.0'],
  ])('is allowed: %s under %s', (name, licence) => expect(refused(name, licence)).toEqual([]));

  test.each([
    ['x', 'GPL-3.0-only'],
    ['x', 'MIT AND GPL-3.0-only'],
    ['x', 'MPL-2.0'],
    ['x', 'OFL-1.1'],
    ['x', 'Unknown'],
    ['x', 'SEE LICENSE IN LICENSE.md'],
  ])('is refused: %s under %s', (name, licence) =>
    expect(refused(name, licence)).toEqual([`${name} 1.0.0: ${licence} is not among the allowed licences`]),
  );
});

test('every package that the lock file names and that is installed is looked at', () => {
  const packages = installedPackages(root);
  expect(packages).toContainEqual(expect.objectContaining({ name: 'react', license: 'MIT' }));
  expect(packages).toContainEqual(expect.objectContaining({ name: 'axe-core', license: 'MPL-2.0' }));
  expect(packages.length).toBeGreaterThan(300);
});
