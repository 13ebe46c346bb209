import { expect, test } from '@rstest/core';
import { packagesIn } from '../faces/packages';
import { root, sourceFiles } from '../sourceFiles';
import { importedByRemotes } from './importedByRemotes';

test('reports are made of what the code of remotes imports, and not of what only their tests do', () => {
  const paths = [...sourceFiles()];
  const names = importedByRemotes(packagesIn(root, paths), root, paths).map(({ name }) => name);
  expect(names).toEqual(['@marquee/contract', '@marquee/federation', '@marquee/sdk']);
});
