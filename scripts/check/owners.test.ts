import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { root } from './sourceFiles';

const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
const owned = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/));

test.each(readdirSync(join(root, 'remotes')))('the remote %s is owned by its team', (remote) =>
  expect(owned).toContainEqual([`/remotes/${remote}/`, `@marquee/${remote}`]),
);

test.each(owned)('%s of the owners exists', (path) => expect(existsSync(join(root, path))).toBe(true));
