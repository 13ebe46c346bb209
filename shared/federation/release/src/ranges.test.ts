import { expect, test } from '@rstest/core';
import { satisfies } from './ranges';

const table: [string, string, boolean][] = [
  ['1.2.3', '^1.0.0', true],
  ['1.2.3', '^1.3.0', false],
  ['2.0.0', '^1.0.0', false],
  ['0.3.0', '^0.2.0', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.5.0', '>=1.2.0 <2.0.0', true],
  ['2.0.0', '>=1.2.0 <2.0.0', false],
  ['2.1.0', '^1.0.0 || ^2.0.0', true],
  ['1.0.0-ab12cd34', '^1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.2.5', '>= 1.2.0', true],
  ['1.1.9', '>= 1.2.0', false],
  ['1.5.0', '>= 1.2.0 < 2.0.0', true],
  ['0.0.4', '^0.0.3', false],
  ['1.4.0', '1.2.0 - 1.4.0', true],
  ['1.9.3', '1.x', true],
  ['1.0.0', '*', true],
  ['1.0.0', 'the newest', false],
];
for (const [version, range, expected] of table) {
  test(`satisfies > ${version} ${expected ? 'lies' : 'does not lie'} in ${range}`, () => {
    expect(satisfies(version, range)).toBe(expected);
  });
}
