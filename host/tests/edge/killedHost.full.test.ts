import { writes } from '@marquee/federation-release/tool/testing/killedHost';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { hostsKilled } from './testing/killedHosts';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let running: TestEdge;
beforeAll(async () => {
  running = await openTestEdge();
});
afterAll(() => running.close());

test('a first release of a host may be killed before any of its writes: pages are served, and the next run ends it', async () => {
  const found = await hostsKilled(running, writes);
  expect(found.length).toBeGreaterThan(30);
  for (const { write, served, hosts, wrong, after, litter } of found) {
    expect([write, `${served}: ${hosts.join(' ')}`]).toEqual([
      write,
      expect.stringMatching(/^(index: |old: old|new: old new)$/),
    ]);
    expect([write, wrong, after, litter]).toEqual([write, [], { served: 'new', hosts: ['old', 'new'] }, []]);
  }
}, 3_600_000);
