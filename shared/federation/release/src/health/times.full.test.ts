import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { timesTable } from './testing/times';

/** Cells of a table, however wide they are. */
const cells = (text: string) => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ');

test('the guide has the times to withdrawal that the rules give', () => {
  const guide = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(cells(guide)).toContain(cells(timesTable()));
}, 120_000);
