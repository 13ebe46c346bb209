import { expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { releaseLines } from '../tool/commands';
import { readRegistry } from './folderReading';
import { folderStore } from './folderStore';
import { heal } from './healing';
import { promote, quarantine } from './promote';
import { isStepDue, takeStep } from './steps';

const canary = { remote: 'lobby', version: '1.1.0' };

/** A folder with a canary of 1 % that grows by itself, or does not. */
async function withCanary(steps = true) {
  const folder = testFolder();
  const store = folderStore(folder);
  const wallet = (version: string) => published(version, { name: 'wallet', categories: [] });
  await promote(store, [published('1.0.0'), wallet('1.0.0')]);
  await promote(store, [published('1.1.0')], { audience: { percent: 1, ...(steps && { steps }) } });
  const record = () => readRegistry(folder).registry.remotes.lobby;
  return { store, record, releaseWallet: () => promote(store, [wallet('1.1.0')]) };
}

test('a canary goes from 1 to 10 to 50 % of the visitors and then live, each once even if two edges see it', async () => {
  const { store, record } = await withCanary();
  for (const [percent, next] of [
    [1, 10],
    [10, 50],
  ] as const) {
    const both = await Promise.all([1, 2].map(() => takeStep(store, { ...canary, percent })));
    expect(both.filter((registry) => registry === null)).toHaveLength(1);
    expect(record()).toMatchObject({ live: '1.0.0', canary: { version: '1.1.0', percent: next, steps: true } });
  }
  expect(record()?.history.at(-1)).toMatchObject({ action: 'canary', by: 'steps' });
  await takeStep(store, { ...canary, percent: 50 });
  expect(record()).toMatchObject({ live: '1.1.0', lastGood: '1.0.0', canary: null });
});

test('a canary has each percentage for its time, also where many ran it', async () => {
  const { store, record } = await withCanary();
  expect(await takeStep(store, { ...canary, percent: 1 }, { least: 3600_000 })).toBe(null);
  const [only] = record()?.history.slice(-1) ?? [];
  const begun = Date.parse(only?.at ?? '');
  const due = (now: number) => isStepDue({ history: only ? [only] : [] }, '1.1.0', 3600_000, now);
  expect([due(begun + 3599_999), due(begun + 3600_000)]).toEqual([false, true]);
  expect(await takeStep(store, { ...canary, percent: 1 })).not.toBe(null);
  expect(await takeStep(store, { ...canary, percent: 10 }, { least: 3600_000 })).toBe(null);
  expect(record()?.canary?.percent).toBe(10);
});

test('a canary between two steps takes the next one', async () => {
  const { store, record } = await withCanary();
  await promote(store, [published('1.1.0')], { audience: { percent: 2.5, steps: true } });
  await takeStep(store, { ...canary, percent: 2.5 });
  expect(record()?.canary?.percent).toBe(10);
});

test('a canary that is not to grow, another one, and one that was withdrawn take no step', async () => {
  const { store } = await withCanary();
  expect(await takeStep(store, { ...canary, version: '1.0.0', percent: 1 })).toBe(null);
  expect(await takeStep(store, { ...canary, remote: 'none', percent: 1 })).toBe(null);
  expect(await takeStep((await withCanary(false)).store, { ...canary, percent: 1 })).toBe(null);
  await quarantine(store, 'lobby', '1.1.0', 'by hand');
  expect(await takeStep(store, { ...canary, percent: 1 })).toBe(null);
});

test('where another remote went live meanwhile, the last step is a person’s, and the list says so', async () => {
  const { store, record, releaseWallet } = await withCanary();
  await releaseWallet();
  expect(await takeStep(store, { ...canary, percent: 1 })).not.toBe(null);
  await takeStep(store, { ...canary, percent: 10 });
  expect(await takeStep(store, { ...canary, percent: 50 })).toBe(null);
  expect((await releaseLines(store)).join('\n')).toContain('canary 50%, by steps, the last one by a person');
  await promote(store, [published('1.1.0')]);
  expect(record()).toMatchObject({ live: '1.1.0', canary: null });
});

test('a canary that took steps is still withdrawn when it fails', async () => {
  const { store, record } = await withCanary();
  await takeStep(store, { ...canary, percent: 1 });
  const at = '2026-01-01T00:00:00Z';
  const counts = { visitors: 600, failed: 90, networks: 90, server: 0, first: at, last: at, cause: 'no', place: '' };
  expect(await heal(store, 'lobby', '1.1.0', counts)).not.toBe(null);
  expect(record()).toMatchObject({ live: '1.0.0', canary: null });
});
