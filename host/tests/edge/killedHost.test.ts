import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { hostsKilled } from './testing/killedHosts';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let running: TestEdge;
beforeAll(async () => {
  running = await openTestEdge();
});
afterAll(() => running.close());

test('a first release of a host that is killed before each of its revisions goes on with the next run, and pages are served', async () => {
  const found = await hostsKilled(running, ['linkSync']);
  const outcomes = found.map(({ served, hosts }) => `${served}: ${hosts.join(' ')}`);
  expect([...new Set(outcomes)]).toEqual(['index: ', 'old: old', 'new: old new']);
  for (const { wrong, after, litter } of found)
    expect([wrong, after, litter]).toEqual([[], { served: 'new', hosts: ['old', 'new'] }, []]);
}, 600_000);
