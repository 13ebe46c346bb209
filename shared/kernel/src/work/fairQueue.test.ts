import { expect, test } from '@rstest/core';
import { FairQueue } from './fairQueue';

/** Tasks that end on command, and the order in which they started. */
function works(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string) =>
    queue.run(caller, () => {
      begun.push(caller);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return { begun, ends, ask };
}
const limits = { concurrent: 3, perCaller: 2, waitingPerCaller: 4, waitingInAll: 6 };
const rounds = async () => {
  for (let at = 0; at < 20; at++) await new Promise(setImmediate);
};

test('a caller with many works has two at once, and another one comes between', async () => {
  const { begun, ends, ask } = works(new FairQueue(limits));
  const all = [...Array.from({ length: 4 }, () => ask('a')), ask('b')];
  await rounds();
  expect(begun).toEqual(['a', 'b', 'a']);
  for (let at = 0; at < all.length; at++) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'a', 'a', 'a']);
});

test('only so many wait, of a caller and of all', async () => {
  const queue = new FairQueue(limits);
  const { ask } = works(queue);
  for (let at = 0; at < 4; at++) void ask('a');
  expect([queue.hasCapacity('a'), queue.hasCapacity('b')]).toEqual([false, true]);
  for (let at = 0; at < 2; at++) void ask('b');
  expect([queue.hasCapacity('a'), queue.hasCapacity('c')]).toEqual([false, false]);
  await rounds();
  expect([queue.hasCapacity('a'), queue.hasCapacity('c')]).toEqual([true, true]);
});

test('what else comes in is looked at between two works', async () => {
  const queue = new FairQueue({ ...limits, concurrent: 8, perCaller: 8 });
  const seen: string[] = [];
  const all = Array.from({ length: 3 }, () => queue.run('a', async () => void seen.push('work')));
  const other = (left: number): void => {
    seen.push('other');
    if (left > 1) setImmediate(() => other(left - 1));
  };
  setImmediate(() => other(3));
  await Promise.all(all);
  await rounds();
  expect(seen).toEqual(['work', 'other', 'work', 'other', 'work', 'other']);
});

test('a work that fails gives its place to the next', async () => {
  const queue = new FairQueue({ ...limits, concurrent: 1 });
  await expect(
    queue.run('a', () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await queue.run('b', async () => 1)).toBe(1);
});
