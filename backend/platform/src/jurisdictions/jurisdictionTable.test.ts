import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { jurisdictionTable } from './jurisdictionTable';

test('the guide shows every jurisdiction as the table has it (npm run site-schema writes it)', () => {
  const guide = readFileSync(new URL('../../../../docs/player-protection.md', import.meta.url), 'utf8');
  expect(guide).toContain(`\n${jurisdictionTable()}\n`);
});
