import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { readSettings } from '@marquee/settings/settings';
import { expect, test } from '@rstest/core';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { promote, quarantine } from '../registry/promote';
import { ended, startProgram } from '../registry/testing/runProgram';
import { published, testFolder } from '../testing';
import { rollbackLine } from './commands';

const sites = () => [{ site: 'a.example', categories: ['slot_game', 'fishing'], languages: ['EN' as const] }];

/** A folder in which a part of the visitors has the next version of `name`; those in `before` were live for all. */
async function withCanary(name: string, before: string[]) {
  const releases = testFolder();
  const store = folderStore(releases);
  const of = (version: string) => published(version, { name, hostApi: `^${hostApiVersion}` });
  for (const version of before) await promote(store, [of(version)]);
  await promote(store, [of('9.0.0')], { audience: { percent: 10 } });
  return { releases, store, record: () => readRegistry(releases).registry.remotes[name] };
}

test.each([hostName, 'lobby'])(
  'a rollback of %s ends its first canary, for which there is nothing to go back to',
  async (name) => {
    const { record, store } = await withCanary(name, ['1.0.0']);
    const tried = await rollbackLine(store, [name, '--simulate'], sites);
    expect(tried).toMatch(new RegExp(` − ${name}@9\\.0\\.0\\n *\\+ ${name}@1\\.0\\.0`));
    expect(record()?.canary?.version).toBe('9.0.0');
    const said = await rollbackLine(store, [name, '--by', 'Ann', '--reason', 'too bright']);
    expect(said).toBe('The canary 9.0.0 has ended: everybody gets 1.0.0, with revision 3.');
    expect(record()).toMatchObject({ live: '1.0.0', canary: null, lastGood: null, quarantined: [] });
    const last = {
      action: 'rollback',
      version: '1.0.0',
      who: expect.stringMatching(/^Ann /),
      reason: 'the canary 9.0.0 ends: too bright',
    };
    expect(record()?.history.at(-1)).toMatchObject(last);
    await expect(rollbackLine(store, [name])).rejects.toThrow(`${name} has no version to go back to`);
    // It may be tried again.
    await promote(store, [published('9.0.0', { name })], { audience: { percent: 1 } });
    expect(record()?.canary).toEqual({ version: '9.0.0', percent: 1 });
  },
);

test('a rollback beside a canary leaves the version that is live for all, and says how to go further back', async () => {
  const { record, store } = await withCanary('lobby', ['1.0.0', '1.1.0']);
  expect(await rollbackLine(store, ['lobby'])).toMatch(
    /^The canary 9\.0\.0 has ended: everybody gets 1\.1\.0, with revision 4\. To go back .+ rollback.* lobby 1\.0\.0$/,
  );
  expect(record()).toMatchObject({ live: '1.1.0', canary: null, lastGood: '1.0.0' });
  expect(await rollbackLine(store, ['lobby'])).toBe('Live with revision 5.');
  expect(record()?.live).toBe('1.0.0');
});

test('a rollback to a named version, or from a withdrawn one, goes there also while a canary runs', async () => {
  const named = await withCanary('lobby', ['1.0.0', '1.1.0']);
  await rollbackLine(named.store, ['lobby', '1.0.0']);
  expect(named.record()).toMatchObject({ live: '1.0.0', canary: null });
  const withdrawn = await withCanary('lobby', ['1.0.0', '1.1.0']);
  await quarantine(withdrawn.store, 'lobby', '1.1.0', 'throws');
  await rollbackLine(withdrawn.store, ['lobby']);
  expect(withdrawn.record()).toMatchObject({ live: '1.0.0', canary: null });
});

test('of two rollbacks at once one ends the canary, and the other is refused and goes no further back', async () => {
  const { record, store } = await withCanary('lobby', ['1.0.0', '1.1.0']);
  const both = await Promise.allSettled([rollbackLine(store, ['lobby']), rollbackLine(store, ['lobby'])]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(String(both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))[0])).toContain(
    'lobby was changed meanwhile: rollback of 1.1.0',
  );
  expect(record()).toMatchObject({ live: '1.1.0', canary: null });
});

/** A full run kills before every write, another one before some of them. */
const step = readSettings('unit tests').UNIT_FULL ? 1 : 4;

const program = new URL('./testing/killedCli.ts', import.meta.url);

test.each(['linkSync', 'renameSync'])(
  'a rollback that is killed before a %s has ended the canary or has not, and the next one leaves it ended',
  async (write) => {
    const seen: string[] = [];
    for (let at = 1, wasKilled = true; wasKilled; at += step) {
      const { record, releases } = await withCanary(hostName, ['1.0.0']);
      const run = (...words: string[]) =>
        ended(startProgram(program, [...words, 'rollback', hostName], { RELEASES_DIR: releases }));
      wasKilled = (await run(write, String(at))).code === null;
      const { faults } = readRegistry(releases);
      expect([faults, record()?.live]).toEqual([[], '1.0.0']);
      const hasEnded = record()?.canary === null;
      seen.push(`${wasKilled ? 'killed' : 'whole'}: ${hasEnded ? 'ended' : 'runs'}`);
      const { code, stderr } = await run(write, '0');
      // There is nothing more to go back to where the first one got through.
      expect([code, stderr]).toEqual(hasEnded ? [1, expect.stringContaining('no version to go back to')] : [0, '']);
      expect(record()).toMatchObject({ live: '1.0.0', canary: null });
      expect(readdirSync(join(releases, '.staging'))).toEqual([]);
    }
    expect(seen).toContain(write === 'linkSync' ? 'killed: runs' : 'killed: ended');
    expect(seen.at(-1)).toBe('whole: ended');
  },
  60_000,
);
