import { expect, test } from '@rstest/core';
import { isWorse } from './judge';
import { canaryRules } from './rules';
import { evidenceAgainst, type FailedArms } from './sequential';
import { falseStops, middleUntil } from './testing/simulation';

const odds = (share: number, canary: number, live: number) => Math.exp(evidenceAgainst({ share, canary, live }));
const byRules = (failed: FailedArms) => isWorse({ ...failed, networks: failed.canary });

// By exact fractions: the mean of (ratio / all)^canary × (1 / all)^live, all = ratio × share + 1 − share.
test.each([
  [0.5, 0, 0, 1],
  [0.5, 1, 0, 1.788_45],
  [0.5, 0, 1, 0.211_55],
  [0.5, 10, 0, 598.896_89],
  [0.01, 1, 0, 35.992_63],
  [0.01, 5, 10, 144_884.610_29],
  [0.01, 10, 990, 0.040_21],
  [0.1, 5, 5, 35.583_7],
  [0.1, 0, 100, 0.000_7],
])('a share of %s with %s failing visitors of the canary and %s of the live version: %s to 1', (...row) => {
  const [share, canary, live, expected] = row;
  expect(odds(share, canary, live)).toBeCloseTo(expected, 4);
});

test('if both arms fail alike, the next visitor does not change the evidence on average', () => {
  for (const share of [0.001, 0.01, 0.1, 0.5, 0.9])
    for (const canary of [0, 1, 5, 40])
      for (const live of [0, 1, 7, 300]) {
        const next = share * odds(share, canary + 1, live) + (1 - share) * odds(share, canary, live + 1);
        expect(next / odds(share, canary, live)).toBeCloseTo(1, 9);
      }
});

/** The exact probability that a canary like the live version ever reaches the odds within so many failing visitors. */
function chanceOf(share: number, limit: number, visitors: number): number {
  let reached = 0;
  let open = [1];
  for (let failed = 1; failed <= visitors; failed++) {
    const next = Array.from({ length: failed + 1 }, (_, canary) => {
      return (open[canary - 1] ?? 0) * share + (open[canary] ?? 0) * (1 - share);
    });
    open = next.map((chance, canary) => {
      if (chance === 0 || odds(share, canary, failed - canary) < limit) return chance;
      reached += chance;
      return 0;
    });
  }
  return reached;
}

test.each([0.001, 0.01, 0.1, 0.5])(
  'with a share of %s an equal canary reaches 100 to 1 in less than one of 100',
  (share) => {
    const chance = chanceOf(share, 100, 300);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThanOrEqual(0.01);
  },
);

test('of clean releases that are looked at after each visitor, few stop; a test for one look stops many', () => {
  expect(falseStops(120, byRules)).toBeLessThanOrEqual(0.01);
  const oneLook = ({ share, canary, live }: FailedArms) => {
    const all = canary + live;
    return canary - all * share > 2.33 * Math.sqrt(all * share * (1 - share));
  };
  expect(falseStops(120, oneLook)).toBeGreaterThan(0.1);
});

test.each([
  [0.03, 150, 300],
  [0.1, 30, 80],
])('with faults for %s of its visitors, half of the canaries stop after %s to %s of them', (fault, least, most) => {
  const stopped = middleUntil(byRules, { share: 0.1, canary: 0.005 + fault, live: 0.005, visitors: 20_000 });
  expect(stopped?.canary).toBeGreaterThan(least);
  expect(stopped?.canary).toBeLessThan(most);
});

test('few visitors, or those of few networks, stop nothing, whatever they report', () => {
  const { visitors, networks } = canaryRules.least;
  const alone = { share: 0.01, live: 0 };
  expect(isWorse({ ...alone, canary: visitors - 1, networks: visitors - 1 })).toBe(false);
  expect(isWorse({ ...alone, canary: 100, networks: networks - 1 })).toBe(false);
  expect(isWorse({ ...alone, canary: visitors, networks })).toBe(true);
});
