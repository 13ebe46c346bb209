import { emptyRegistry } from '@marquee/federation-runtime/registry/parse';
import { expect, test } from '@rstest/core';
import { buckets, isInCanary, shareOf } from '../registry/audience';
import { type Audience, promoted } from '../registry/promote';
import { published } from '../testing';
import { Canaries } from './canaries';
import { randomBy } from './random';
import { canaryRules } from './rules';

const site = 'vip.example';
const canary = { remote: 'lobby', version: '1.1.0' };
const live = { remote: 'lobby', version: '1.0.0' };

/** The lobby with a canary, and buckets of visitors who get it, and who do not. */
function withCanary(audience: Audience = { percent: 10 }) {
  const remotes = promoted(promoted({}, 1, [published('1.0.0')]), 2, [published('1.1.0')], audience);
  const registry = { ...emptyRegistry, revision: 2, remotes };
  const all = Array.from({ length: buckets }, (_, bucket) => bucket);
  const isIn = (bucket: number) => isInCanary('lobby', remotes.lobby?.canary ?? null, { site, bucket });
  const given = (bucket: number | undefined, where = site) => ({
    registry,
    member: { site: where, bucket: bucket ?? null },
  });
  return { registry, isIn, inCanary: given(all.find(isIn)), inLive: given(all.find((one) => !isIn(one))), given };
}

const visitor = (number: number, network = number) => ({ session: `session ${number}`, network: `network ${network}` });

/** So many visitors in whose browsers a version fails: how many until it stopped, 0 for never. */
function failures(
  canaries: Canaries,
  count: number,
  version: typeof canary,
  given: Parameters<Canaries['fail']>[2],
  who = visitor,
) {
  const results = Array.from({ length: count }, (_, number) => canaries.fail(version, who(number), given));
  return results.findIndex((result) => result !== null) + 1;
}

test('a canary that alone fails stops with the fifth visitor in as many networks, with the figures of both arms', () => {
  const { inCanary, inLive } = withCanary();
  const canaries = new Canaries();
  for (let number = 100; number < 140; number++) canaries.see(canary, visitor(number), inCanary, false);
  for (let number = 200; number < 600; number++) canaries.see(live, visitor(number), inLive, false);
  canaries.fail(live, visitor(200), inLive);
  expect(failures(canaries, 4, canary, inCanary)).toBe(0);
  expect(canaries.fail(canary, visitor(4), inCanary)).toEqual({
    ...{ visitors: 45, failed: 5, networks: 5 },
    live: { visitors: 400, failed: 1, odds: expect.closeTo(4_000, -4) },
  });
});

test.each([
  ['who fail again and again', (number: number) => visitor(number % 4)],
  ['of two networks', (number: number) => visitor(number, number % 2)],
])('300 failures of visitors %s stop nothing', (_, who) => {
  expect(failures(new Canaries(), 300, canary, withCanary().inCanary, who)).toBe(0);
});

test('failures of the live version in the same share of its visitors speak for the canary', () => {
  const { inCanary, inLive } = withCanary();
  const canaries = new Canaries();
  failures(canaries, 90, live, inLive, (number) => visitor(1_000 + number));
  expect(failures(canaries, 10, canary, inCanary)).toBe(0);
});

test('crowds behind few addresses, as of mobile networks, do not make the larger arm fail less', () => {
  const { given, isIn } = withCanary({ percent: 1 });
  const random = randomBy(3);
  const canaries = new Canaries();
  const stops = Array.from({ length: 30_000 }, (_, number) => {
    const bucket = Math.floor(random() * buckets);
    return canaries.fail(isIn(bucket) ? canary : live, visitor(number, number % 100), given(bucket));
  });
  expect(stops.filter((stop) => stop !== null)).toEqual([]);
});

test('who may get no canary, or runs another version than theirs, counts for neither arm', () => {
  const { inCanary, inLive, given } = withCanary({ percent: 10, sites: [site] });
  const canaries = new Canaries();
  expect(failures(canaries, 20, live, inCanary)).toBe(0);
  expect(failures(canaries, 20, canary, inLive)).toBe(0);
  expect(failures(canaries, 20, canary, given(undefined))).toBe(0);
  failures(canaries, 200, live, given(inLive.member.bucket ?? 0, 'other.example'), (number) => visitor(500 + number));
  expect(failures(canaries, 20, canary, inCanary)).toBe(canaryRules.least.visitors);
});

test.each([
  ['for everybody on its sites', { sites: [site] }],
  ['for all visitors', { percent: 100 }],
])('a canary %s has nothing to be compared with', (_, audience) => {
  expect(failures(new Canaries(), 50, canary, withCanary(audience).inCanary)).toBe(0);
});

test('a version that a person put back stays', () => {
  const { inCanary, registry } = withCanary();
  const at = '2026-01-01T00:00:00Z';
  const healed = { revision: 3, at, action: 'quarantine' as const, version: '1.1.0', by: 'health' };
  registry.remotes.lobby?.history.push(healed, { revision: 4, at, action: 'canary', version: '1.1.0' });
  expect(failures(new Canaries(), 50, canary, inCanary)).toBe(0);
});

const { steps } = canaryRules;

test('a canary by steps is ready when enough visitors ran it, in enough networks', () => {
  const { inCanary, registry } = withCanary({ percent: 10, steps: true });
  const canaries = new Canaries();
  const run = (number: number, network: number, isUsed = true) =>
    canaries.see(canary, visitor(number, network), inCanary, isUsed);
  for (let number = 0; number < 4 * steps.visitors; number++) {
    run(number, number % 49);
    run(number, number, false);
  }
  expect(canaries.ready(registry)).toEqual([]);
  for (let number = 0; number < steps.visitors; number++) run(number, number);
  expect(canaries.ready(registry)).toEqual([
    { ...canary, percent: 10, reason: expect.stringMatching(/^500 visitors in \d+ networks ran it at 10 %/) },
  ]);
  expect(canaries.ready(withCanary({ percent: 10 }).registry)).toEqual([]);
  canaries.fail(canary, visitor(1), inCanary);
  expect(canaries.ready(registry)).toEqual([]);
});

test('another share begins anew, and what is no more is forgotten', () => {
  const canaries = new Canaries();
  const [now, next] = [withCanary(), withCanary({ percent: 20 })];
  for (const { inCanary } of [now, next]) expect(failures(canaries, 4, canary, inCanary)).toBe(0);
  canaries.retain(now.registry);
  expect(canaries.fail(canary, visitor(4), next.inCanary)).toBe(null);
  expect(canaries.fail(canary, visitor(4), now.inCanary)).not.toBe(null);
});

test('the share is what the buckets are', () => {
  const { registry, isIn } = withCanary({ percent: 0.5 });
  const reached = Array.from({ length: buckets }, (_, bucket) => bucket).filter(isIn);
  expect(shareOf('lobby', registry.remotes.lobby?.canary ?? null)).toBe(reached.length / buckets);
});
