import { expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { releaseLines, rollbackLine } from '../tool/commands';
import { readRegistry } from './folderReading';
import { folderStore } from './folderStore';
import { heal, keptBecause, prove } from './healing';
import { promote, quarantine, rollback } from './promote';

const evidence = {
  ...{ visitors: 20, failed: 12, networks: 9, server: 0, cause: 'no is not a function' },
  ...{ first: '2026-01-01T00:00:00Z', last: '2026-01-01T00:00:04Z' },
  place: 'https://site.example/releases/lobby/1.2.0/lobby.js',
};

/** A folder with these versions released in turn, and `proven` among them. */
async function released(versions: string[], proven: string[] = []) {
  const folder = testFolder();
  const store = folderStore(folder);
  for (const version of versions) {
    await promote(store, [published(version)]);
    if (proven.includes(version)) await prove(store, [{ remote: 'lobby', version }]);
  }
  const record = () => {
    const found = readRegistry(folder).registry.remotes.lobby;
    if (!found) throw new Error('no lobby');
    return found;
  };
  return { store, record };
}

test('after two bad releases visitors get the proven version, not the one before', async () => {
  const { store, record } = await released(['1.0.0', '1.1.0', '1.2.0'], ['1.0.0']);
  expect(record().lastGood).toBe('1.0.0');
  await heal(store, 'lobby', '1.2.0', evidence);
  expect(record()).toMatchObject({ live: '1.2.0', lastGood: '1.0.0', quarantined: [{ version: '1.2.0', evidence }] });
  await promote(store, [published('1.3.0')]);
  expect(record().lastGood).toBe('1.0.0');
});

test('as long as none is proven it is the version before, and never one that is withdrawn', async () => {
  const { store, record } = await released(['1.0.0', '1.1.0', '1.2.0']);
  expect(record().lastGood).toBe('1.1.0');
  await heal(store, 'lobby', '1.2.0', evidence);
  await heal(store, 'lobby', '1.1.0', evidence);
  expect(record().lastGood).toBe('1.0.0');
});

test('the last version of a remote stays, also where a canary is all that is left beside it', async () => {
  const { store, record } = await released(['1.0.0']);
  expect(await heal(store, 'lobby', '1.0.0', evidence)).toBe(null);
  await promote(store, [published('1.1.0')], { audience: { percent: 10 } });
  expect(keptBecause((await store.read()).registry.remotes, 'lobby', '1.0.0')).toBe('it is the last version');
  expect(await heal(store, 'lobby', '1.0.0', evidence)).toBe(null);
  expect(await heal(store, 'lobby', '1.1.0', evidence)).not.toBe(null);
  expect(await heal(store, 'lobby', '1.0.0', evidence)).toBe(null);
  expect(record().quarantined.map(({ version }) => version)).toEqual(['1.1.0']);
});

test('of two edges that withdraw the only two versions at once one does', async () => {
  const { store, record } = await released(['1.0.0', '1.1.0']);
  const both = await Promise.all(['1.0.0', '1.1.0'].map((version) => heal(store, 'lobby', version, evidence)));
  expect(both.filter((registry) => registry === null)).toHaveLength(1);
  expect(record().quarantined).toHaveLength(1);
});

test('within an hour visitors’ words withdraw five versions at most, of all remotes', async () => {
  const { store, record } = await released(['1.0.0', '1.1.0']);
  const others = ['a', 'b', 'c', 'd', 'e'];
  for (const version of ['1.0.0', '1.1.0'])
    await promote(
      store,
      others.map((name) => published(version, { name, categories: [] })),
    );
  for (const name of others) expect(await heal(store, name, '1.1.0', evidence)).not.toBe(null);
  expect(await heal(store, 'lobby', '1.1.0', evidence)).toBe(null);
  const { remotes } = (await store.read()).registry;
  expect(keptBecause(remotes, 'lobby', '1.1.0')).toBe('too many were withdrawn within the hour');
  expect(keptBecause(remotes, 'lobby', '1.1.0', Date.now() + 3600_000)).toBe(null);
  await quarantine(store, 'lobby', '1.1.0', 'a person sees it');
  expect(record().quarantined).toHaveLength(1);
});

test('what a person rolled back from is not what others fall back to, proven or not', async () => {
  const { store, record } = await released(['1.0.0', '1.1.0', '1.2.0'], ['1.2.0']);
  await rollback(store, 'lobby');
  expect(record()).toMatchObject({ live: '1.1.0', lastGood: '1.0.0' });
  await promote(store, [published('1.3.0')]);
  expect(record().lastGood).toBe('1.1.0');
});

test('of two edges that see it at once one withdraws the version, and a second time nothing happens', async () => {
  const { store, record } = await released(['1.0.0', '1.1.0']);
  const both = await Promise.all([1, 2].map(() => heal(store, 'lobby', '1.1.0', evidence)));
  expect(both.filter((registry) => registry === null)).toHaveLength(1);
  expect(await heal(store, 'lobby', '1.1.0', evidence)).toBe(null);
  expect(record().quarantined).toHaveLength(1);
  expect(await prove(store, [{ remote: 'lobby', version: '1.1.0' }])).toBe(null);
});

test('a version that a person put back is not withdrawn again', async () => {
  const { store, record } = await released(['1.0.0', '1.1.0']);
  await heal(store, 'lobby', '1.1.0', evidence);
  await rollbackLine(store, ['lobby', '1.1.0']);
  expect(await heal(store, 'lobby', '1.1.0', evidence)).toBe(null);
  expect(record()).toMatchObject({ live: '1.1.0', quarantined: [] });
  await quarantine(store, 'lobby', '1.1.0', 'by hand');
  expect(record().quarantined).toHaveLength(1);
});

const worse = { ...evidence, live: { visitors: 900, failed: 3, odds: 1_520 } };

test('of two edges that see a worse canary one stops it, with the figures, and everybody has the live version', async () => {
  const { store, record } = await released(['1.0.0']);
  await promote(store, [published('1.1.0')], { audience: { percent: 1 } });
  const both = await Promise.all([1, 2].map(() => heal(store, 'lobby', '1.1.0', worse)));
  expect(both.filter((registry) => registry === null)).toHaveLength(1);
  expect(record()).toMatchObject({ live: '1.0.0', canary: null, quarantined: [{ version: '1.1.0', evidence: worse }] });
  const [, banner, ...lines] = await releaseLines(store);
  expect(banner).toMatch(/^! lobby@1\.1\.0 was withdrawn by the site itself .*visitors get 1\.0\.0/);
  expect(banner).toMatch(/To undo it: npm run release -- lobby --canary 1%$/);
  expect(lines.join('\n')).toContain(
    'canary stopped: it failed for 12 of 20 visitors in 9 networks, the live version for 3 of 900; that it is worse explains this 1520 times better: no is not a function',
  );
  await promote(store, [published('1.1.0')], { audience: { percent: 1 } });
  expect(await heal(store, 'lobby', '1.1.0', worse)).toBe(null);
});

test('a canary that was released to everybody meanwhile is not withdrawn by its figures as a canary', async () => {
  const { store, record } = await released(['1.0.0']);
  await promote(store, [published('1.1.0')], { audience: { percent: 1 } });
  await promote(store, [published('1.1.0')]);
  expect(await heal(store, 'lobby', '1.1.0', worse)).toBe(null);
  expect(record()).toMatchObject({ live: '1.1.0', quarantined: [] });
});

test('the list of releases begins with what the site withdrew, why, and how to undo it', async () => {
  const { store } = await released(['1.0.0', '1.1.0']);
  await heal(store, 'lobby', '1.1.0', evidence);
  const [, banner, ...lines] = await releaseLines(store);
  expect(banner).toMatch(
    /^! lobby@1\.1\.0 was withdrawn by the site itself .*visitors get 1\.0\.0.*rollback.*lobby 1\.1\.0$/,
  );
  expect(lines.join('\n')).toMatch(/healed: it failed for 12 of 20 visitors in 9 networks: no is not a function/);
  expect(lines.join('\n')).toContain(evidence.place);
});
