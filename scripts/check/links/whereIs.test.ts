import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from '../sourceFiles';

const page = readFileSync(join(root, 'docs/where-is.md'), 'utf8');
/** A name, and the file that is said to contain it. The links check verifies that the file exists. */
const named = [...page.matchAll(/`([\w.]+)` in `([\w/.-]+)`/g)].map(
  ([, name = '', file = '']) => [name, file] as const,
);

describe('docs/where-is.md', () => {
  test('names what to look for in many files', () => expect(named.length).toBeGreaterThan(20));

  test.each(named)('%s is in %s', (name, file) =>
    expect(readFileSync(join(root, file), 'utf8')).toMatch(RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`)),
  );
});
