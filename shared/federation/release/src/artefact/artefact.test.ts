import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@marquee/federation-build/assets';
import { describe, expect, test } from '@rstest/core';
import type { GateRefusal } from '../gate/gate';
import { goodCandidate, writeCandidate } from '../gate/testing/candidate';
import { publishArtefact } from '../publish/publish';
import { litterIn } from '../publish/testing/releases';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { rollback } from '../registry/promote';
import { testFolder } from '../testing';
import { type TarEntry, tarOf } from './testing/tarOf';

/** A built folder that passes the gate. */
function built(version = '1.0.0-00000001', change = (_: Record<string, unknown>) => {}): string {
  const folder = join(testFolder(), 'dist');
  mkdirSync(folder);
  const candidate = goodCandidate();
  const requires = { react: '^19.0.0', '@marquee/sdk': '^2.0.0' };
  Object.assign(candidate.given, { hostApi: '^2.0.0', requires });
  const compiled = writeCandidate(candidate, folder, version);
  change(compiled as unknown as Record<string, unknown>);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(compiled));
  return folder;
}

function archive(entries: readonly TarEntry[]): string {
  const file = join(testFolder(), 'bonus.tgz');
  writeFileSync(file, tarOf(entries));
  return file;
}

const entriesOf = (folder: string): TarEntry[] =>
  filesBelow(folder).map((path) => ({ path, content: readFileSync(join(folder, path)) }));

/** The violated rules and their messages; what is left in the releases folder must be nothing. */
async function refusal(artefact: string): Promise<string[]> {
  const releases = testFolder();
  const failed = await publishArtefact(artefact, { releases, makeLive: true }).then(
    () => undefined,
    (error: GateRefusal) => error,
  );
  expect(litterIn(releases, new Set())).toEqual([]);
  expect(readRegistry(releases).registry.remotes).toEqual({});
  return failed?.problems?.map(({ rule, message }) => `${rule}: ${message}`) ?? [String(failed)];
}

describe('a release of what a team has built', () => {
  test('takes a folder, the archive that tar makes of it, and one with a folder at its top', async () => {
    const folder = built();
    const [plain, packed] = ['plain.tgz', 'packed.tgz'].map((name) => join(testFolder(), name)) as [string, string];
    execFileSync('tar', ['-czf', plain, '-C', folder, '.']);
    execFileSync('tar', ['-czf', packed, '-C', join(folder, '..'), 'dist']);
    for (const artefact of [folder, plain, packed]) {
      const releases = testFolder();
      const [published] = await publishArtefact(artefact, { releases, makeLive: true });
      expect(published).toMatchObject({ remote: 'lobby', version: '1.0.0-00000001', built: true });
      expect(readRegistry(releases).registry.remotes.lobby?.live).toBe('1.0.0-00000001');
      const placed = filesBelow(join(releases, 'lobby/1.0.0-00000001'));
      expect(placed.filter((file) => !file.endsWith('.br'))).toEqual(filesBelow(folder));
    }
  });

  test('takes the same once, another of the same version never, and can be taken back', async () => {
    const releases = testFolder();
    const release = async (folder: string) =>
      (await publishArtefact(folder, { releases, makeLive: true })).map(({ built: isNew }) => isNew);
    expect(await release(built())).toEqual([true]);
    expect(await release(built())).toEqual([false]);
    const other = built('1.0.0-00000001', (compiled) => Object.assign(compiled, { packages: ['other'] }));
    await expect(release(other)).rejects.toThrow('lobby@1.0.0-00000001 is there with other contents');
    expect(await release(built('1.1.0-00000002'))).toEqual([true]);
    await rollback(folderStore(releases), 'lobby');
    expect(readRegistry(releases).registry.remotes.lobby?.live).toBe('1.0.0-00000001');
  });

  test('keeps long names, by GNU and by pax headers', async () => {
    const folder = built();
    const long = `async/${'n'.repeat(110)}.txt`;
    const record = ` path=${long}\n`;
    const named: TarEntry[][] = [
      [{ path: '././@LongLink', type: 'L', content: `${long}\0` }],
      [{ path: 'PaxHeader', type: 'x', content: `${record.length + 3}${record}` }],
    ];
    for (const header of named) {
      const found = await refusal(archive([...entriesOf(folder), ...header, { path: 'cut', content: 'text' }]));
      expect(found).toEqual([`file: ${long} is in the folder, and not listed in remote.json`]);
    }
  });

  const outside = ['../outside.js', '/etc/outside.js', 'a/../../outside.js', 'C:\\outside.js', '.hidden.js', 'a//b.js'];
  for (const path of outside) {
    test(`refuses the path ${path}`, async () => {
      const found = await refusal(archive([...entriesOf(built()), { path, content: 'x' }]));
      expect(found).toEqual([`file: “${path}” is no path of a file below the artefact`]);
    });
  }

  const odd = { 'a hard link': '1', 'a symbolic link': '2', 'a device': '3', 'a pipe': '6' };
  for (const [what, type] of Object.entries(odd)) {
    test(`refuses ${what} in an archive`, async () => {
      const found = await refusal(archive([...entriesOf(built()), { path: 'secret.txt', type }]));
      expect(found).toEqual(['file: “secret.txt” is a link, or no file at all']);
    });
  }

  test('refuses a link in a folder, and copies nothing of where it leads', async () => {
    const folder = built();
    symlinkSync('/etc/passwd', join(folder, 'secret.txt'));
    expect(await refusal(folder)).toEqual(['file: “secret.txt” is a link, or no file at all']);
  });

  test('refuses what is twice, cut off, damaged, no archive, or too much', async () => {
    const entries = entriesOf(built());
    const [first] = entries;
    expect(await refusal(archive([...entries, { ...first, path: first?.path ?? '' }]))).toEqual([
      `file: “${first?.path}” is there twice`,
    ]);
    expect(await refusal(archive([{ path: 'a.js', content: 'a', size: 9_000 }]))).toEqual([
      'file: the archive ends within a file',
    ]);
    const noArchive = join(testFolder(), 'a.tgz');
    writeFileSync(noArchive, 'no archive');
    expect(await refusal(noArchive)).toEqual(['file: the archive is no .tar.gz']);
    const zeros = Buffer.alloc(41_000_000);
    expect(await refusal(archive([{ path: 'a.js', content: zeros }]))).toEqual([
      'file: the archive unpacks into more than 40000000 bytes',
    ]);
    const many = Array.from({ length: 1_001 }, (_, index) => ({ path: `${index}.js`, content: 'x' }));
    expect(await refusal(archive(many))).toEqual(['file: the archive has more than 1000 files']);
  });

  const manifests: [string, string | undefined, string][] = [
    ['that is not there', undefined, 'file: there is no remote.json'],
    ['that is no JSON', '{', 'format: remote.json is no JSON'],
    ['that is a list', '[]', 'format: remote.json is no object'],
    ['with a key of every object', '{"labels":{"__proto__":{}}}', 'format: remote.json has a key __proto__'],
    ['that is huge', `{"a":"${'x'.repeat(1_000_000)}"}`, 'file: remote.json has 1000008 bytes of 1000000'],
  ];
  for (const [what, text, message] of manifests) {
    test(`refuses a manifest ${what}`, async () => {
      const others = entriesOf(built()).filter(({ path }) => path !== 'remote.json');
      const own = text === undefined ? [] : [{ path: 'remote.json', content: text }];
      expect(await refusal(archive([...others, ...own]))).toEqual([message]);
    });
  }

  test('refuses a name and a version that are paths, and writes nowhere', async () => {
    for (const wrong of [{ name: '../outside' }, { version: '1/../../outside' }, { name: 7 }]) {
      const found = await refusal(built('1.0.0', (compiled) => Object.assign(compiled, wrong)));
      expect(found.filter((line) => line.startsWith('format: '))).not.toEqual([]);
    }
  });

  test('refuses by every rule on files: here a file that was changed after the build', async () => {
    const folder = built();
    writeFileSync(join(folder, 'lobby.js'), 'sdk.Button;1');
    expect((await refusal(folder)).join('\n')).toContain('hash: lobby.js is not the file that was hashed');
  });

  test('says that there is none', async () => {
    expect(await refusal('/nowhere/bonus.tgz')).toEqual(['Error: There is no /nowhere/bonus.tgz.']);
    expect(existsSync('/nowhere')).toBe(false);
    expect(readdirSync(testFolder())).toEqual([]);
  });
});
