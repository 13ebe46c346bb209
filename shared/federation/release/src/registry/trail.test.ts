import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { whoRuns } from '../tool/author';
import { quarantineLine, releaseLines, rollbackLine } from '../tool/commands';
import { readRegistry } from './folderReading';
import { folderStore } from './folderStore';
import { heal } from './healing';
import { promote } from './promote';
import { takeStep } from './steps';

const run = { seconds: 12.5, lines: ['run in a browser: /slots /fishing'] };
const commit = '0123456789abcdef0123456789abcdef01234567';

/** A version with what is known of how it came about. */
function built(version: string) {
  const one = published(version);
  return { ...one, release: { ...one.release, commit, run } };
}

/** A folder where Ann released a version, and then another one to few. */
async function withCanary() {
  const folder = testFolder();
  const store = folderStore(folder);
  await promote(store, [built('1.0.0')], { author: { who: 'Ann (ann@desk)', reason: 'the first' } });
  const audience = { percent: 1, steps: true };
  await promote(store, [built('1.1.0')], { audience, author: { who: 'Bob (https://ci.example/7)' } });
  return { folder, store, history: () => readRegistry(folder).registry.remotes.lobby?.history ?? [] };
}

test('a change says who made it and why, from which commit the version is, and what its run came to', async () => {
  const { store, history } = await withCanary();
  expect(history()[0]).toMatchObject({ who: 'Ann (ann@desk)', reason: 'the first', commit, run, action: 'release' });
  const [, live, author] = await releaseLines(store);
  expect(live).toContain('lobby');
  expect(author?.trim()).toBe('by Ann (ann@desk), commit 0123456789ab');
});

test('rollbacks and withdrawals say it too, an edge’s with its figures', async () => {
  const { store, history } = await withCanary();
  await takeStep(store, { remote: 'lobby', version: '1.1.0', percent: 1, reason: '500 visitors' }, { who: 'edge one' });
  const at = '2026-01-01T00:00:00Z';
  const counts = { visitors: 20, failed: 12, networks: 9, server: 0, first: at, last: at, cause: 'no', place: '' };
  await heal(store, 'lobby', '1.1.0', counts, 'edge two');
  await rollbackLine(store, ['lobby', '1.1.0', '--by', 'Cy', '--reason', 'it was the\u001b[2J network']);
  await quarantineLine(store, ['lobby', '1.1.0', 'it', 'was', 'not', '--by', 'Cy']);
  const [, , step, withdrawal, rollback, quarantine] = history();
  expect(step).toMatchObject({ action: 'canary', by: 'steps', who: 'edge one', reason: '500 visitors', commit });
  expect(withdrawal).toMatchObject({ by: 'health', who: 'edge two', reason: expect.stringContaining('12 of 20') });
  expect(rollback).toMatchObject({ who: expect.stringMatching(/^Cy /), reason: 'it was the [2J network', run });
  expect(quarantine).toMatchObject({ reason: 'it was not', who: expect.stringMatching(/^Cy /) });
  const lines = await releaseLines(store, ['--trail', 'lobby']);
  expect(lines[0]).toMatch(/ {2}revision 1 {2}release lobby@1\.0\.0 {2}by Ann \(ann@desk\), commit 0123456789ab$/);
  expect(lines).toContain('    why: the first');
  expect(lines).toContain('    run: run in a browser: /slots /fishing (12.5 s)');
  expect(lines.join('\n')).toContain('by the site itself, edge two');
});

test('after a restore the trail goes on, with the revision that it went back to', async () => {
  const { store, history } = await withCanary();
  await releaseLines(store, ['--restore', '1', '--by', 'Dee']);
  expect(history()).toHaveLength(3);
  expect(history().at(-1)).toMatchObject({ who: expect.stringMatching(/^Dee/), reason: 'everything as in revision 1' });
});

test('names and reasons are in the revisions, and not in the file that is served', async () => {
  const { folder } = await withCanary();
  const served = readFileSync(join(folder, 'registry.json'), 'utf8');
  expect(served).toContain(commit);
  expect(served).not.toMatch(/Ann|Bob|the first/);
  expect(readFileSync(join(folder, '.registry/2.json'), 'utf8')).toContain('Ann (ann@desk)');
});

test.each([
  [{ GITHUB_ACTOR: 'ann', GITHUB_SERVER_URL: 'https://g.example', GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '7' }, 'g'],
  [{ GITLAB_USER_LOGIN: 'ann', CI_JOB_URL: 'https://l.example/a/b/-/jobs/7' }, 'l'],
])('who releases in CI is the job’s actor, with its log', (environment, host) => {
  expect(whoRuns(undefined, environment)).toMatch(new RegExp(`^ann \\(https://${host}\\.example/a/b/.+7\\)$`));
  expect(whoRuns('Bob', environment)).toMatch(/^Bob \(https:/);
});
