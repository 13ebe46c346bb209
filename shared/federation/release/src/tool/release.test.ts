import { emptyRegistry } from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { expect, test } from '@rstest/core';
import { published } from '../testing';
import { releaseRequest } from './arguments';
import { reasonOf } from './commands';
import { simulate } from './simulate';

test('release > reads names, audience and switches', () => {
  const asked = ['wallet', 'slots', '--canary', '2.5%', '--site', 'a.example', '--by', 'Ann', '--reason', 'new year'];
  expect(releaseRequest(asked)).toEqual({
    names: ['wallet', 'slots'],
    audience: { percent: 2.5, sites: ['a.example'] },
    dryRun: false,
    simulate: false,
    gate: 'browser',
    author: { who: expect.stringMatching(/^Ann \(.+\)$/), reason: 'new year' },
  });
});

test('release > reads how it is checked', () => {
  const gateOf = (...words: string[]) => releaseRequest(['slots', ...words]).gate;
  expect([gateOf(), gateOf('--files-only'), gateOf('--thorough')]).toEqual(['browser', 'files', 'thorough']);
});

test('release > reads a canary that grows by itself', () => {
  expect(releaseRequest(['slots', '--canary', '1%', '--steps']).audience).toEqual({ percent: 1, steps: true });
});

test('release > reads what a team has built in place of names', () => {
  expect(releaseRequest(['--artefact', '../bonus/bonus.tgz', '--dry-run'])).toMatchObject({
    names: [],
    artefact: '../bonus/bonus.tgz',
    dryRun: true,
  });
});

const bad = [
  [],
  ['--artefact'],
  ['slots', '--artefact', 'dist'],
  ['--dry-run'],
  ['slots', '--canary', 'many'],
  ['slots', '--canary', '0%'],
  ['slots', '--canary', '0.05%'],
  ['slots', '--site'],
  ['slots', '--steps'],
  ['slots', '--canary', '100%', '--steps'],
  ['slots', '--canary', '1%', '--site', 'a.example', '--steps'],
  ['slots', 'wallet', '--canary', '1%', '--steps'],
  ['slots', '--x'],
  ['slots', '--files-only', '--thorough'],
  ['slots', '--by'],
  ['slots', '--commit', '0123abc'],
  ['--artefact', 'dist', '--commit', 'main'],
];
test.each([
  ['--canary', '--canary needs a value after it.'],
  ['--site --steps', '--site needs a value after it.'],
  ['--dry-run=yes', '--dry-run takes nothing after it.'],
  ['--canaries 1%', 'Unknown option --canaries.'],
])('release > says what is wrong with "%s"', (words, reason) =>
  expect(() => releaseRequest(['slots', ...words.split(' ')])).toThrow(new Error(reason)),
);

for (const words of bad) {
  test(`release > refuses "${words.join(' ')}"`, () => expect(() => releaseRequest(words)).toThrow());
}

test('simulate > says what changes for whom, and nothing for a site without the category', () => {
  const { release } = published();
  const lobby = {
    live: '1.0.0',
    lastGood: null,
    canary: null,
    quarantined: [],
    versions: { '1.0.0': release },
    history: [],
  };
  const after: Registry = { format: 1, revision: 1, remotes: { lobby } };
  const sites = [
    { site: 'with.example', categories: ['slot_game'], languages: ['VI' as const] },
    { site: 'without.example', categories: ['casino'], languages: ['VI' as const] },
  ];
  const changes = simulate(emptyRegistry, after, sites, '1.0.0');
  expect(changes.map((change) => `${change.site} ${change.language}`)).toEqual(['with.example VI']);
  expect(changes[0]?.added).toContain('route /slots “Slots VI”');
});

test('a command that fails says why; of a full disk, what to do', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(reasonOf(full, '/srv/releases')).toBe(
    'The disk of /srv/releases is full: nothing of it is live, and what was live stays. Make room, and run it again.',
  );
  expect(reasonOf(new Error('wallet has no version 2.'), '/srv/releases')).toBe('wallet has no version 2.');
});
