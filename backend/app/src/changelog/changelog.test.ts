import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { describe, expect, test } from '@rstest/core';
import { releasesIn, releasesSince } from './changelog';

const made = releasesIn(`# Changelog

## How it is written

No release.

## Unreleased

### Added

- b

## 1.1.0 (2026-02-01)

### What you must do

- Set \`A\`.

### Added

- a

## 1.0.0 (2026-01-01)

- all
`);

describe('a changelog', () => {
  test('is read by versions, newest first', () => {
    expect(made).toEqual([
      { version: 'Unreleased', notes: '### Added\n\n- b', mustDo: '' },
      {
        version: '1.1.0',
        day: '2026-02-01',
        notes: '### What you must do\n\n- Set `A`.\n\n### Added\n\n- a',
        mustDo: '- Set `A`.',
      },
      { version: '1.0.0', day: '2026-01-01', notes: '- all', mustDo: '' },
    ]);
  });

  test('says which versions follow one, in the order of upgrades', () => {
    const since = (version: string) => releasesSince(made, version)?.map((release) => release.version);
    expect(since('1.0.0')).toEqual(['1.1.0', 'Unreleased']);
    expect(since('Unreleased')).toEqual([]);
    expect(since('0.9.0')).toBeUndefined();
  });
});

describe('our changelog', () => {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const releases = releasesIn(text);
  const dated = releases.filter(({ day }) => day);

  test('has the version of package.json as its newest release', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(dated[0]?.version).toBe(version);
  });

  test('has a day for every version, newest first, and tells what to do for each but the first', () => {
    const headings = text.match(/^## (Unreleased|\d.*)$/gm) ?? [];
    expect(releases.length).toBe(headings.length);
    const days = dated.map(({ day = '' }) => day);
    expect(days).toEqual([...days].sort().reverse());
    expect(dated.slice(0, -1).filter(({ mustDo }) => mustDo === '')).toEqual([]);
  });
});
