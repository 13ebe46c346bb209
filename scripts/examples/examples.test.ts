import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { kinds, readExample, stepsOf } from './examples';
import { touchedBy } from './follow';

describe.each(kinds)('docs/adding/%s.md', (kind) => {
  const { touched: said } = readExample(kind);
  const steps = stepsOf(kind, root);
  const files = new Set(steps.flatMap((step) => touchedBy(step, root)));

  test('finds each line that it goes by, once', () => {
    const lost = steps.flatMap((step) => {
      if (step.kind !== 'edit' || !existsSync(join(root, step.file))) return [];
      const lines = readFileSync(join(root, step.file), 'utf8').split('\n');
      const { length } = lines.filter((line) => line.trimStart().startsWith(step.line));
      return length === 1 ? [] : [`${step.file}: ${length} lines begin with ${step.line}`];
    });
    expect(lost).toEqual([]);
  });

  test('counts the files that its example touches', () => expect(files.size).toBe(said));

  test('is counted so in the table of all', () => {
    const row = readFileSync(join(root, 'docs/adding/README.md'), 'utf8').match(`\\(${kind}\\.md\\) *\\| (\\d+) `);
    expect(row?.[1]).toBe(String(said));
  });
});
