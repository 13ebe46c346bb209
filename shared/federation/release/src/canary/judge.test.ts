import { expect, test } from '@rstest/core';
import { isReady, isWorse } from './judge';
import { randomBy } from './random';
import { canaryRules } from './rules';
import type { Simulated } from './testing/simulation';

/** Whether a canary takes a step before it stops, or nobody looks any more. Visitors have networks of their own. */
function isStepTaken({ share, canary, live, visitors }: Simulated, random: () => number): boolean {
  const failed = { share, canary: 0, live: 0 };
  let ran = 0;
  for (let number = 0; number < visitors; number++) {
    const arm = random() < share ? 'canary' : 'live';
    if (arm === 'canary') ran++;
    if (random() < (arm === 'canary' ? canary : live)) failed[arm]++;
    if (ran >= canaryRules.steps.visitors && isReady(failed, { visitors: ran, networks: ran })) return true;
    if (arm === 'canary' && isWorse({ ...failed, networks: failed.canary })) return false;
  }
  return false;
}

/** The part of 200 canaries that takes a step. `fault`: how much more of their visitors have failures. */
function taken(fault: number, share: number): number {
  const random = randomBy(5);
  const release = { share, canary: 0.005 + fault, live: 0.005, visitors: 2_000 / share };
  return Array.from({ length: 200 }, () => isStepTaken(release, random)).filter(Boolean).length / 200;
}

test.each([0.1, 0.5])('at a share of %s clean canaries take a step, and few of those with faults', (share) => {
  expect(taken(0, share)).toBeGreaterThan(0.95);
  expect(taken(0.03, share)).toBeLessThan(0.1);
  expect(taken(0.1, share)).toBe(0);
});
