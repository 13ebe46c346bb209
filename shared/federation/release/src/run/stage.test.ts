import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { promote } from '../registry/promote';
import { compiledRemote, published, testFolder } from '../testing';
import { goLive, placeCandidate, stageLive } from './stage';

test('a remote that was released before can go live in a copy of what is live', async () => {
  const [releases, copy] = [testFolder(), testFolder()];
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(folderStore(releases), [published(version)]);
  mkdirSync(join(releases, 'lobby/1.2.0'), { recursive: true });
  writeFileSync(join(releases, 'lobby/1.2.0/entry.js'), '');
  await stageLive(releases, copy);
  await goLive(copy, [compiledRemote('1.3.0')]);
  expect(readRegistry(copy).registry.remotes.lobby?.live).toBe('1.3.0');
});

test('a version that is live may be placed once more as a candidate', async () => {
  const [releases, copy] = [testFolder(), testFolder()];
  await promote(folderStore(releases), [published('1.0.0')]);
  mkdirSync(join(releases, 'lobby/1.0.0'), { recursive: true });
  writeFileSync(join(releases, 'lobby/1.0.0/entry.js'), 'live');
  await stageLive(releases, copy);
  placeCandidate(copy, join(releases, 'lobby/1.0.0'), compiledRemote('1.0.0'));
  await goLive(copy, [compiledRemote('1.0.0')]);
  expect(readFileSync(join(copy, 'lobby/1.0.0/entry.js'), 'utf8')).toBe('live');
});
