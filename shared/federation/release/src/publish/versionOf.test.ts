import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { testFolder } from '../testing';
import { versionOf } from './buildVersion';
import { sourceHash } from './sourceHash';

/** A folder of sources. */
function sources(files: Record<string, string>): string {
  const folder = testFolder();
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const remote = { 'package.json': '{"version":"1.2.0"}', 'src/page.ts': 'one' };

test('versionOf > is the number of the package with a hash: the same for the same sources wherever they lie', () => {
  const version = versionOf(sources(remote));
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
  expect(versionOf(sources(remote))).toBe(version);
  expect(versionOf(sources({ ...remote, 'src/page.test.ts': 'a test' }))).toBe(version);
});

test('versionOf > is another one when a file of the remote changes, comes, or has another name', () => {
  const all = [
    remote,
    { ...remote, 'src/page.ts': 'two' },
    { ...remote, 'src/other.ts': '' },
    { 'package.json': remote['package.json'], 'src/other.ts': 'one' },
  ];
  expect(new Set(all.map((files) => versionOf(sources(files)))).size).toBe(all.length);
});

test('sourceHash > is another one when what is built into every remote changes', () => {
  const root = sources(remote);
  const beside = (contract: string, lock: string) => {
    const folder = sources({ 'src/money.ts': contract, 'pnpm-lock.yaml': lock });
    return sourceHash(root, [join(folder, 'src'), join(folder, 'pnpm-lock.yaml')]);
  };
  const before = beside('contract', 'lock');
  expect(beside('contract', 'lock')).toBe(before);
  expect(beside('another contract', 'lock')).not.toBe(before);
  expect(beside('contract', 'another lock')).not.toBe(before);
});

test('sourceHash > takes in the contract and the lock file by itself', () => {
  const root = sources(remote);
  expect(sourceHash(root)).not.toBe(sourceHash(root, []));
});
