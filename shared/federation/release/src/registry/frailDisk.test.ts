import { beforeAll, expect, test } from '@rstest/core';
import type { DiskFault } from './testing/frailDisk';
import type { FrailRelease } from './testing/frailReleases';
import { printed } from './testing/runProgram';

const program = new URL('./testing/frailReleases.ts', import.meta.url);

/** For each fault, the least number of disk operations of a release: the fault is injected after each of them. */
const faults: [DiskFault, number][] = [
  ['cut', 12],
  ['cut, the unsettled lost', 12],
  ['full', 1],
];

let all: Record<string, FrailRelease[]>;
beforeAll(async () => {
  all = JSON.parse(
    await printed(
      program,
      faults.map(([fault]) => fault),
    ),
  );
});

test.each(faults)(
  'whenever the disk fails (%s), a release is live or it is not, and the next run leaves no litter',
  (fault, atLeast) => {
    const found = all[fault] ?? [];
    for (const one of found) {
      // Atomic: version and revision are both old, or both new.
      expect([one.live, one.revision, one.faults]).toEqual(one.live === '1.1.0' ? ['1.1.0', 2, 0] : ['1.0.0', 1, 0]);
      if (one.isDone) expect(one.live).toBe('1.1.0');
      if (fault === 'full') expect(one.isDone).toBe(one.live === '1.1.0');
      expect([one.pointer.faults, one.pointer.revision <= one.revision]).toEqual([0, true]);
      const revision = one.revision + 1;
      expect(one.after).toEqual({ live: '1.2.0', revision, pointer: revision, litter: [] });
    }
    const outcomes = found.map(({ live, isDone }) => `${live} ${isDone}`);
    expect([outcomes.at(0), outcomes.at(-1)]).toEqual(['1.0.0 false', '1.1.0 true']);
    if (fault !== 'full') expect(outcomes).toContain('1.1.0 false');
    expect(found.length).toBeGreaterThan(atLeast);
  },
);
