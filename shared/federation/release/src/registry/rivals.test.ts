import { expect, test } from '@rstest/core';
import type { Rivals } from './testing/rivals';
import { printed } from './testing/runProgram';

test('of a change and a restoration at once none is lost, whichever is first', async () => {
  const [restoredFirst, changedFirst] = JSON.parse(
    await printed(new URL('./testing/rivals.ts', import.meta.url), []),
  ) as Rivals[];
  const both = { first: true, isChained: true };
  expect(restoredFirst).toMatchObject({
    ...both,
    changes: ['restored', 'changed'],
    kept: [1_764_000_001, 1_764_000_000, 2, 1, 0],
  });
  expect(changedFirst).toMatchObject({ ...both, changes: ['changed', 'restored'], kept: [4, 3, 2, 1, 0] });
});
