import { languageCodes } from '@marquee/contract/languages';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { emptyRegistry } from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { expect, test } from '@rstest/core';
import { randomBy } from '../canary/random';
import { buckets, isInCanary } from '../registry/audience';
import type { Visitor } from '../registry/choices';
import { explain } from '../registry/explain';
import { folderStore } from '../registry/folderStore';
import { promote, promoted, quarantine, withdrawn } from '../registry/promote';
import { registryFor } from '../registry/registryFor';
import { published, testFolder } from '../testing';
import { quarantineLine, releaseLines, rollbackLine } from './commands';
import { simulate } from './simulate';
import { whyLines } from './why';

const site = { site: 'vip.example', categories: ['slot_game'], languages: ['EN' as const] };
const visitor: Visitor = { ...site, bucket: null, language: 'EN', hostApi: '1.7.0' };
const all = Array.from({ length: buckets }, (_, bucket) => bucket);
const canary = { version: '1.1.0', percent: 10 };
const bucketOf = (isIn: boolean) =>
  all.find((bucket) => isInCanary('lobby', canary, { site: site.site, bucket }) === isIn) ?? null;

const registryOf = (remotes: Registry['remotes']): Registry => ({ ...emptyRegistry, revision: 7, remotes });
const live = promoted({}, 1, [published('1.0.0')]);
const withCanary = registryOf(promoted(live, 2, [published('1.1.0')], { percent: 10 }));

test('why > says of each version why a visitor gets it, or does not', () => {
  const [, , ...inCanary] = whyLines(withCanary, { ...visitor, bucket: bucketOf(true) });
  expect(inCanary[0]).toMatch(/^lobby +1\.1\.0$/);
  expect(inCanary[1]).toMatch(/canary +1\.1\.0 +given: place [\d.]+ of bucket \d+ is within its 10 %$/);
  expect(inCanary[2]).toMatch(/live +1\.0\.0 +if that fails$/);
  const others = whyLines(withCanary, { ...visitor, bucket: bucketOf(false) });
  expect(others[3]).toMatch(/canary +1\.1\.0 +not given: place [\d.]+ of bucket \d+ is not within its 10 %$/);
  expect(others[4]).toMatch(/live +1\.0\.0 +given$/);
});

test.each([
  ['no bucket', { percent: 10 }, {}, 'the visitor has no bucket'],
  ['another site', { sites: ['a.example'] }, { bucket: 0 }, 'vip.example is not among its sites'],
  [
    'another host',
    { sites: [site.site] },
    { bucket: 0, hostApi: '3.0.0' },
    'it needs host API ^1.0.0, and this is 3.0.0',
  ],
])('why > a canary is not given because of %s', (_, audience, who, refusal) => {
  const registry = registryOf(promoted(live, 2, [published('1.1.0')], audience));
  expect(explain(registry, { ...visitor, ...who })[0]?.choices[0]).toMatchObject({ why: 'canary', refusal });
});

test('why > says that a version is withdrawn and for what reason, and that a site has nothing of a remote', () => {
  const record = live.lobby;
  if (!record) throw new Error('no lobby');
  const registry = registryOf({ lobby: withdrawn(record, 3, { version: '1.0.0', reason: 'amounts are rounded' }) });
  expect(whyLines(registry, visitor).join('\n')).toContain('not given: it is withdrawn: amounts are rounded');
  expect(whyLines(registryOf(live), { ...visitor, categories: [] })[2]).toContain('nothing: ');
});

test('why > is what pages get, for 2,000 random registries and visitors', () => {
  const random = randomBy(11);
  const below = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 2_000; round++) {
    const versions = ['1.0.0', '1.1.0', '1.2.0'].map((version) =>
      published(version, { hostApi: random() < 0.2 ? '^2.0.0' : '^1.0.0' }),
    );
    const audience = { ...(random() < 0.7 && { percent: below(101) }), ...(random() < 0.5 && { sites: [site.site] }) };
    let remotes = live;
    for (const one of versions) remotes = promoted(remotes, 2, [one], random() < 0.4 ? audience : undefined);
    const record = remotes.lobby;
    if (record && random() < 0.4) {
      const version = versions[below(3)]?.version ?? '';
      remotes = { lobby: withdrawn(record, 3, { version, reason: 'no' }) };
    }
    const who: Visitor = {
      ...visitor,
      bucket: random() < 0.2 ? null : below(buckets),
      categories: random() < 0.1 ? [] : site.categories,
      language: languageCodes[below(languageCodes.length)] ?? 'EN',
    };
    const [page] = registryFor(registryOf(remotes), who).remotes;
    const [found] = explain(registryOf(remotes), who);
    expect(found?.isHidden).toBe(page === undefined);
    const given = found?.choices.filter(({ refusal }) => refusal === undefined).map(({ version }) => version);
    if (page) expect(page.versions.map(({ version }) => version)).toEqual(given);
  }
});

test('simulate > says of a canary what share of which sites it is for', () => {
  const sites = [site, { ...site, site: 'other.example' }];
  const both = simulate(registryOf(live), withCanary, sites, '1.7.0');
  expect(both.map(({ site: name, share }) => `${name} ${share.toFixed(1)}`)).toEqual([
    'vip.example 0.1',
    'other.example 0.1',
  ]);
  expect(both[0]).toMatchObject({ gone: ['lobby@1.0.0'], added: ['lobby@1.1.0'] });
  const vip = registryOf(promoted(live, 2, [published('1.1.0')], { sites: [site.site] }));
  expect(simulate(registryOf(live), vip, sites, '1.7.0')).toMatchObject([{ site: site.site, share: 1 }]);
});

test('simulate > says that a release ends a canary for those who have it, and brings another to the rest', () => {
  const after = registryOf(promoted(withCanary.remotes, 3, [published('1.2.0')]));
  const changes = simulate(withCanary, after, [site], '1.7.0');
  expect(changes.flatMap(({ gone }) => gone).sort()).toEqual(['lobby@1.0.0', 'lobby@1.1.0']);
  expect(changes.reduce((sum, { share }) => sum + share, 0)).toBe(1);
});

/** For the host that is here. */
const ofThisHost = { hostApi: `^${hostApiVersion}` };

test('rollback and quarantine with --simulate say it, and change nothing', async () => {
  const store = folderStore(testFolder());
  await promote(store, [published('1.0.0', ofThisHost)]);
  await promote(store, [published('1.1.0', ofThisHost)]);
  expect(await rollbackLine(store, ['lobby', '--simulate'], () => [site])).toContain(
    'vip.example  EN  everybody\n  − lobby@1.1.0\n  + lobby@1.0.0',
  );
  const words = ['lobby', '1.1.0', 'no', '--simulate'];
  expect(await quarantineLine(store, words, () => [site])).toContain('− lobby@1.1.0');
  expect((await store.read()).revision).toBe(2);
  await quarantine(store, 'lobby', '1.1.0', 'no');
  expect(await rollbackLine(store, ['lobby', '1.0.0', '--simulate'], () => [site])).toBe(
    'Nothing changes for anybody.',
  );
});

test('releases > --why takes a site, a bucket or cookies, and a language, and refuses anything else', async () => {
  const store = folderStore(testFolder());
  await promote(store, [published('1.0.0', ofThisHost)]);
  const lines = (...words: string[]) => releaseLines(store, ['--why', ...words], () => [site]);
  expect((await lines('vip.example', '--visitor', 'a=1; marquee_bucket=4711; b=2', '--language', 'VI'))[0]).toBe(
    `revision 1, vip.example, a visitor with bucket 4711, VI, host API ${hostApiVersion}`,
  );
  for (const words of [
    [],
    ['other.example'],
    ['vip.example', '--visitor', '10000'],
    ['vip.example', '--language', 'XX'],
  ])
    await expect(lines(...words)).rejects.toThrow();
});
