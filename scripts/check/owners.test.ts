import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { root } from './sourceFiles';

const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
const owned = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/));

test.each(owned.filter(([path = '']) => path.startsWith('/remotes/')))('%s is owned by its team', (path = '', team) =>
  expect(team).toBe(`@marquee/${path.split('/')[2]}`),
);

test.each(owned)('%s of the owners exists', (path) => expect(existsSync(join(root, path))).toBe(true));
