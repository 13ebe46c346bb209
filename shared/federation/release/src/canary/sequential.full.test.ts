import { expect, test } from '@rstest/core';
import { isWorse } from './judge';
import { evidenceAgainst, type FailedArms } from './sequential';
import { falseStops, middleUntil } from './testing/simulation';

const byRules = (failed: FailedArms) => isWorse({ ...failed, networks: failed.canary });

test('of 10,000 clean releases that are looked at after each visitor, at most 1 % reach 100 to 1', () => {
  expect(falseStops(10_000, (failed) => evidenceAgainst(failed) >= Math.log(100))).toBeLessThanOrEqual(0.01);
}, 600_000);

test('of 10,000 clean releases that are looked at after each visitor, at most 0.1 % stop by the rules', () => {
  expect(falseStops(10_000, byRules)).toBeLessThanOrEqual(0.001);
}, 600_000);

// The middle of 101 releases, of which the live version fails for 0.5 % of its visitors.
test.each([
  [0.01, 0.01, 1_423],
  [0.01, 0.03, 234],
  [0.01, 0.1, 52],
  [0.1, 0.01, 1_442],
  [0.1, 0.03, 232],
  [0.1, 0.1, 38],
  [0.5, 0.01, 2_935],
  [0.5, 0.03, 570],
  [0.5, 0.1, 104],
])(
  'with a share of %s and faults of %s, half of the canaries stop after %s of its visitors',
  (share, fault, visitors) => {
    const release = { share, canary: 0.005 + fault, live: 0.005, visitors: 2_000_000 };
    expect(middleUntil(byRules, release)?.canary).toBe(visitors);
  },
  600_000,
);
