import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { kinds, readExample } from './examples';
import { touchedBy } from './follow';

describe.each(kinds)('docs/adding/%s.md', (kind) => {
  const { steps, touched: said } = readExample(kind);
  const files = new Set(steps.flatMap((step) => touchedBy(step, root)));

  test('counts the files that its example touches', () => expect(files.size).toBe(said));

  test('is counted so in the table of all', () => {
    const row = readFileSync(join(root, 'docs/adding/README.md'), 'utf8').match(`\\(${kind}\\.md\\) *\\| (\\d+) `);
    expect(row?.[1]).toBe(String(said));
  });
});
