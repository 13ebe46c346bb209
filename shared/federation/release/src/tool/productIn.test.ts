import { expect, test } from '@rstest/core';
import { productIn } from './productIn';

test.each([
  ['release', ['wallet'], 'site', ['wallet']],
  ['release', ['desk-today', '--canary', '10%'], 'desk', ['desk-today', '--canary', '10%']],
  ['release', ['--reason', 'of desk-today', 'wallet'], 'site', ['--reason', 'of desk-today', 'wallet']],
  ['release', ['--from', '/opt/releases'], 'site', ['--from', '/opt/releases']],
  ['rollback', ['desk-today'], 'desk', ['desk-today']],
  ['quarantine', ['wallet', '1.0.0-ab', 'a', 'desk-today', 'word'], 'site', undefined],
  ['releases', ['--trail', 'desk-today'], 'desk', ['--trail', 'desk-today']],
  ['releases', ['--desk'], 'desk', []],
  ['publish-all', [], 'site', []],
] as const)('%s %j is about the %s', (command, words, product, rest) => {
  const found = productIn(command, words);
  expect(found.product.name).toBe(product);
  expect(found.words).toEqual(rest ?? words);
});

test('remotes of both products are not released by one command', () =>
  expect(() => productIn('release', ['wallet', 'desk-today'])).toThrow('in commands of their own'));
