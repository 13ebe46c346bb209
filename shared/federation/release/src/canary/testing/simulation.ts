import { randomBy } from '../random';
import type { FailedArms } from '../sequential';

/** A release: the canary's share, the rates of failing visitors of both arms, and when nobody looks any more. */
export interface Simulated {
  share: number;
  canary: number;
  live: number;
  visitors: number;
}

/** Visitors come one after another, with a look after each. Returns how many came until it stopped, or null. */
export function visitorsUntil(
  isStop: (failed: FailedArms) => boolean,
  { share, canary, live, visitors }: Simulated,
  random: () => number,
): { all: number; canary: number } | null {
  const failed = { share, canary: 0, live: 0 };
  let inCanary = 0;
  for (let all = 1; all <= visitors; all++) {
    const arm = random() < share ? 'canary' : 'live';
    if (arm === 'canary') inCanary++;
    if (random() >= (arm === 'canary' ? canary : live)) continue;
    failed[arm]++;
    if (isStop(failed)) return { all, canary: inCanary };
  }
  return null;
}

/** As many clean releases, of several shares and rates in turn: the part that stopped all the same. */
export function falseStops(releases: number, isStop: (failed: FailedArms) => boolean): number {
  const random = randomBy(87);
  let stops = 0;
  for (let number = 0; number < releases; number++) {
    const share = [0.01, 0.1, 0.5][number % 3] ?? 0.5;
    const rate = [0.001, 0.01, 0.05, 0.2][number % 4] ?? 0.2;
    if (visitorsUntil(isStop, { share, canary: rate, live: rate, visitors: 20_000 }, random)) stops++;
  }
  return stops / releases;
}

/** The middle of the canary's visitors until it stopped, and of all visitors, over 101 releases; null if more go on. */
export function middleUntil(isStop: (failed: FailedArms) => boolean, release: Simulated) {
  const random = randomBy(1);
  const runs = Array.from({ length: 101 }, () => visitorsUntil(isStop, release, random));
  const sorted = runs.sort((a, b) => (a?.all ?? Number.POSITIVE_INFINITY) - (b?.all ?? Number.POSITIVE_INFINITY));
  return sorted[50] ?? null;
}
