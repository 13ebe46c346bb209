import { expect, test } from '@rstest/core';
import { concurrently } from './testing/concurrency';

test('200 and 200 changes of two processes, and 1,000 reads between them: none is lost, none is mixed', async () => {
  const { revision, changes, reads, mixed, exits } = await concurrently({ writers: 2, each: 200, reads: 1_000 });
  expect(exits.map(({ code, stderr }) => `${code} ${stderr}`)).toEqual(['0 ', '0 ']);
  expect([revision, changes.length, new Set(changes).size, mixed]).toEqual([401, 400, 400, []]);
  expect(reads).toBeGreaterThanOrEqual(1_000);
}, 600_000);
