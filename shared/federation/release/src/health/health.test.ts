import { emptyRegistry } from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { expect, test } from '@rstest/core';
import { promoted } from '../registry/promote';
import { published } from '../testing';
import { blamedBy, entryAt, ranIn } from './attribution';
import { Health } from './health';
import { deskRules, healthRules } from './rules';

const site = 'https://site.example';
const bad = { remote: 'lobby', version: '1.1.0' };
const example = { cause: 'no is not a function', place: `${site}/releases/lobby/1.1.0/lobby.js` };

/** The lobby with these versions, released in turn, and the wallet. */
function registryOf(versions: string[], proven: string[] = []): Registry {
  const wallet = published('1.0.0', { name: 'wallet', categories: [] });
  let remotes = promoted({}, 1, [wallet]);
  for (const version of versions) remotes = promoted(remotes, 2, [published(version)]);
  for (const version of proven)
    Object.assign(remotes.lobby?.versions[version] ?? {}, { provenAt: '2026-01-01T00:00:00Z' });
  return { ...emptyRegistry, revision: 2, remotes };
}

const visitor = (number: number, network = number) => ({ session: `session ${number}`, network: `network ${network}` });

/** A site where the test says who comes, and what fails for whom. */
function watched(registry = registryOf(['1.0.0', '1.1.0'])) {
  const at = { now: 0 };
  const health = new Health(
    () => at.now,
    () => Date.parse('2026-01-01T00:00:00Z') + at.now,
  );
  const failures = (count: number, who = (number: number) => visitor(number)) =>
    Array.from({ length: count }, (_, number) => health.fail(bad, who(number), registry, example));
  const visits = (count: number, version = bad, from = 10_000) => {
    for (let number = 0; number < count; number++) health.see(version, visitor(from + number), true);
  };
  return { at, health, failures, visits, registry };
}

const first = (results: readonly unknown[]) => results.findIndex((result) => result !== null) + 1;

test('a version that fails for visitors of many networks is withdrawn with the eighth of them, with the evidence', () => {
  const { failures, health } = watched();
  health.failOnServer(bad);
  const results = failures(20);
  expect(first(results)).toBe(healthRules.usual.visitors);
  expect(results.find((result) => result !== null)).toEqual({
    ...{ visitors: 8, failed: 8, networks: 8, server: 1, ...example },
    ...{ first: '2026-01-01T00:00:00.000Z', last: '2026-01-01T00:00:00.000Z' },
  });
});

test.each([
  ['10,000 reports of three clients', 10_000, (number: number) => visitor(number % 3)],
  ['10,000 reports of three clients under ever new names', 10_000, (number: number) => visitor(number, number % 3)],
  ['100 visitors of one network', 100, (number: number) => visitor(number, 1)],
  ['four networks with many visitors each', 400, (number: number) => visitor(number, number % 4)],
])('%s withdraw nothing', (_, count, who) => {
  const { failures } = watched();
  expect(first(failures(count, who))).toBe(0);
});

test('failures that are spread over hours withdraw nothing', () => {
  const { at, health, registry } = watched();
  const results = Array.from({ length: 100 }, (_, number) => {
    at.now += healthRules.window / 4;
    return health.fail(bad, visitor(number), registry, example);
  });
  expect(first(results)).toBe(0);
});

test('a few old browsers among many visitors withdraw nothing; a share above the baseline does', () => {
  const { failures, visits } = watched();
  visits(500);
  expect(first(failures(40))).toBe(0);
  expect(first(failures(200))).toBeGreaterThan(50);
});

test('what fails in every remote is no version’s fault', () => {
  const { failures, health, registry } = watched();
  const wallet = { remote: 'wallet', version: '1.0.0' };
  for (let number = 0; number < 60; number++) health.fail(wallet, visitor(number), registry, example);
  expect(first(failures(40))).toBe(0);
});

test('what failed in the version before as well is not the new one’s fault', () => {
  const { failures, health, registry } = watched();
  const before = { remote: 'lobby', version: '1.0.0' };
  for (let number = 0; number < 60; number++) health.fail(before, visitor(number), registry, example);
  expect(first(failures(40))).toBe(0);
});

test('a proven version needs three times as much', () => {
  const { failures } = watched(registryOf(['1.0.0', '1.1.0'], ['1.1.0']));
  expect(first(failures(60))).toBe(healthRules.proven.visitors);
});

test('a version that is the only one is told of where it fails for half of its visitors, and not before', () => {
  const { failures, visits } = watched(registryOf(['1.1.0']));
  visits(40);
  expect(first(failures(39))).toBe(0);
  expect(first(failures(60))).toBeGreaterThan(0);
});

test('at the desk one person of a network with many leads to a look, and to no withdrawal', () => {
  const registry = registryOf(['1.0.0', '1.1.0']);
  const inOffice = (number: number) => visitor(number, 1);
  const ofRules = (rules: typeof deskRules) => {
    const health = new Health(
      () => 0,
      () => 0,
      undefined,
      rules,
    );
    for (let number = 0; number < 20; number++) health.see(bad, inOffice(number), true);
    const withdrawn = health.fail(bad, inOffice(7), registry, example);
    return { withdrawn, doubtful: health.doubtful(bad, registry, example) };
  };
  expect(ofRules(deskRules)).toMatchObject({ withdrawn: null, doubtful: { visitors: 20, failed: 1, networks: 1 } });
  expect(ofRules(healthRules)).toEqual({ withdrawn: null, doubtful: null });
});

test('a version that a person put back stays', () => {
  const registry = registryOf(['1.0.0', '1.1.0']);
  const at = '2026-01-01T00:00:00Z';
  const healed = { revision: 3, at, action: 'quarantine' as const, version: '1.1.0', by: 'health' };
  registry.remotes.lobby?.history.push(healed, { revision: 4, at, action: 'rollback', version: '1.1.0' });
  expect(first(watched(registry).failures(60))).toBe(0);
});

test('a version is proven by enough visitors over some time, and not where it fails', () => {
  const { at, health, visits, registry } = watched();
  const { visitors, time } = healthRules.trial;
  visits(visitors);
  expect(health.proven(registry)).toEqual([]);
  at.now += time;
  expect(health.proven(registry)).toEqual([bad]);
  for (const number of [1, 2]) health.fail(bad, visitor(number), registry, example);
  expect(health.proven(registry)).toEqual([]);
});

test('visitors of one network prove nothing', () => {
  const { at, health, registry } = watched();
  for (let number = 0; number < 1000; number++) health.see(bad, visitor(number, 1), true);
  at.now += healthRules.trial.time;
  expect(health.proven(registry)).toEqual([]);
});

const page = `${site}/releases/lobby/1.1.0/lobby.js`;
const host = `${site}/static/js/react.js`;

test.each([
  ['its own code', page, bad],
  ['its own code, below the host’s', `${host} ${page}`, bad],
  ['its own code, with line and column', `${host}:1:2 ${page}:3:4`, bad],
  ['code without a file', `anonymous ${page}`, null],
  ['an extension', `chrome-extension://abcdef/content.js ${page}`, null],
  ['an extension below the host’s code', `${host} moz-extension://abcdef/content.js ${page}`, null],
  ['a vendor', `https://vendor.example/a.js ${page}`, null],
  ['another site with the same paths', 'https://evil.example/releases/lobby/1.1.0/lobby.js', null],
  ['the host', host, null],
  ['a version that is not there', `${site}/releases/lobby/9.9.9/lobby.js`, null],
  ['a remote that is not there', `${site}/releases/__proto__/1.1.0/lobby.js`, null],
  ['no place', '', null],
])('code that ran is known by its URL: %s', (_, places, expected) => {
  const found = ranIn(places, site, registryOf(['1.0.0', '1.1.0']));
  expect(found && { remote: found.remote, version: found.version }).toEqual(expected);
});

test.each([
  ['its code was called', { places: `${host}:1:2 ${page}:1:2` }, { ...bad, isBeside: false }],
  ['it was drawn there', { places: `${host}:1:2`, components: `${page}:1:2` }, { ...bad, isBeside: true }],
  ['it has drawn the host’s', { places: host, components: `${host} ${page}` }, { ...bad, isBeside: true }],
  ['it was drawn there, and nothing else is known', { components: page }, { ...bad, isBeside: true }],
  [
    'React refused it',
    { cause: 'Minified React error #31', places: host, components: page },
    { ...bad, isBeside: false },
  ],
  [
    'React refused what the host did inside of it',
    { cause: 'Minified React error #31', places: host, components: `${host} ${page}` },
    { ...bad, isBeside: true },
  ],
  ['an extension failed inside of it', { places: 'chrome-extension://abc/a.js', components: page }, null],
])('a version is blamed by the stack of calls, and by components only beside: %s', (_, stacks, expected) => {
  const found = blamedBy({ cause: 'no', places: '', components: '', ...stacks }, site, registryOf(['1.0.0', '1.1.0']));
  expect(found).toEqual(expected && expect.objectContaining(expected));
});

test('a version that nobody is given any more is nobody’s', () => {
  expect(ranIn(`${site}/releases/lobby/0.9.0/lobby.js`, site, registryOf(['0.9.0', '1.0.0', '1.1.0']))).toBe(null);
  const registry = registryOf(['1.0.0', '1.1.0']);
  expect(entryAt('/releases/lobby/1.1.0/entry.12345678.js', registry)).toEqual(bad);
  expect(entryAt('/releases/lobby/1.1.0/lobby.js', registry)).toBe(null);
});
