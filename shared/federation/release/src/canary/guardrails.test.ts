import { emptyRegistry } from '@marquee/federation-runtime/registry/parse';
import { expect, test } from '@rstest/core';
import { buckets, isInCanary } from '../registry/audience';
import { promoted } from '../registry/promote';
import { published } from '../testing';
import { Canaries, type Noted } from './canaries';
import { isFewer } from './judge';
import { randomBy } from './random';
import { canaryRules } from './rules';
import type { FailedArms } from './sequential';
import { falseStops, middleUntil } from './testing/simulation';

const site = 'vip.example';
const remotes = promoted(promoted({}, 1, [published('1.0.0')]), 2, [published('1.1.0')], { percent: 10 });
const registry = { ...emptyRegistry, revision: 2, remotes };
const isIn = (bucket: number) => isInCanary('lobby', remotes.lobby?.canary ?? null, { site, bucket });
const given = (bucket: number | null) => ({ registry, member: { site, bucket } });
const visitor = (number: number, network = number) => ({ session: `session ${number}`, network: `network ${network}` });

const manyNetworks = (did: FailedArms) => isFewer({ ...did, networks: did.live });

/** Visitors with random buckets, of whom those of an arm launch a game with a chance: the first stop, if any. */
function launches(chance: { canary: number; live: number }, visitors: number, network = (number: number) => number) {
  const random = randomBy(5);
  const canaries = new Canaries();
  for (let number = 0; number < visitors; number++) {
    const bucket = Math.floor(random() * buckets);
    if (random() >= chance[isIn(bucket) ? 'canary' : 'live']) continue;
    const [stop] = canaries.do('launches', visitor(number, network(number)), given(bucket));
    if (stop) return stop;
  }
  return undefined;
}

test('a canary whose visitors launch no games stops, with the figures of both arms', () => {
  const stop = launches({ canary: 0, live: 0.3 }, 2_000);
  expect(stop).toMatchObject({ remote: 'lobby', version: '1.1.0', figures: { measure: 'launches', failed: 0 } });
  expect(stop?.figures.live?.failed).toBeLessThan(200);
  expect(stop?.figures.live?.odds).toBeGreaterThanOrEqual(canaryRules.guardrails.odds);
});

test('one whose visitors launch as many, or more, does not stop', () => {
  expect(launches({ canary: 0.3, live: 0.3 }, 20_000)).toBe(undefined);
  expect(launches({ canary: 0.9, live: 0.3 }, 5_000)).toBe(undefined);
});

test('who launches again and again, or in few networks, or has no bucket, decides nothing', () => {
  expect(launches({ canary: 0, live: 0.3 }, 5_000, (number) => number % 9)).toBe(undefined);
  const canaries = new Canaries();
  const live = Array.from({ length: buckets }, (_, bucket) => bucket).find((bucket) => !isIn(bucket)) ?? 0;
  const stops = Array.from({ length: 2_000 }, (_, number) => [
    ...canaries.do('bets', visitor(number % 19), given(live)),
    ...canaries.do('deposits', visitor(number), given(null)),
  ]);
  expect(stops.flat()).toEqual([]);
});

test('of clean releases that are looked at after each visitor, few stop; half as many launches are found', () => {
  expect(falseStops(120, manyNetworks)).toBeLessThanOrEqual(0.01);
  const stopped = middleUntil(manyNetworks, { share: 0.1, canary: 0.1, live: 0.2, visitors: 20_000 });
  expect(stopped?.canary).toBeGreaterThan(50);
  expect(stopped?.canary).toBeLessThan(500);
});

test('two edges that tell each other know as much as one, and a visitor of both counts once', () => {
  const told: Noted[] = [];
  const [one, two] = [new Canaries((noted) => told.push(noted)), new Canaries()];
  const canary = { remote: 'lobby', version: '1.1.0' };
  const bucket = Array.from({ length: buckets }, (_, each) => each).find(isIn) ?? 0;
  for (let number = 0; number < 4; number++) one.fail(canary, visitor(number), given(bucket));
  for (const noted of told) two.take(noted);
  expect(two.fail(canary, visitor(3), given(bucket))).toBe(null);
  expect(two.fail(canary, visitor(4), given(bucket))).toMatchObject({ failed: 5, networks: 5 });
});
