import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { archiveCommands } from '../../shared/settings/src/commands.mjs';
import { table } from '../../shared/settings/src/table.mjs';
import { root } from '../check/sourceFiles';
import { archiveVersion } from './archiveVersion';
import { bundle, packageOf } from './bundle';
import { filesIn } from './copyFiles';
import { files } from './layout';
import { placePackages } from './packages';
import { browserPackages, lockedHashes, sbom } from './sbom';
import { tarHeader, writeTar } from './tar';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A folder with some files, by path. */
function folderOf(contents: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-package-'));
  made.push(folder);
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

describe('bundled servers', async () => {
  const output = folderOf();
  const { inputs, imported } = await bundle(output);
  const sources = inputs
    .filter((file) => !file.endsWith('.json'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

  test('look for no file beside the module that reads it: the root is where it is, and packages where they are installed', () => {
    const beside = sources.filter(([, text]) => /import\.meta\b/.test(text)).map(([file]) => file);
    expect(beside.sort()).toEqual([
      'backend/database/src/makePgliteFolder.ts',
      'backend/sandbox/src/art/lettering.ts',
      'shared/federation/build/src/sharedModules.ts',
      'shared/settings/src/root.mjs',
      'shared/theme/src/fontCopies.ts',
      'shared/theme/src/scriptFontFiles.ts',
    ]);
  });

  test('find in an archive whatever they look for below the root', () => {
    const readers = sources.filter(([, text]) => /from '(@marquee\/settings\/root|\.\/root\.mjs)'/.test(text));
    const read = readers.flatMap(([, text]) =>
      [...text.matchAll(/join\(root, '([^']+)'/g)].map(([, path = '']) => path),
    );
    expect(read.length).toBeGreaterThan(8);
    const missing = read.filter((path) => !files.some((one) => `${path}/`.startsWith(`${one.path}/`)));
    // Only used by a checkout's gate: an archive has a file with the host's facts.
    const ofGate = ['shared/page/src/hostRoutes.ts', 'shared/sdk/broken.json'];
    expect(missing.sort()).toEqual(ofGate);
  });

  test('name commands as they are called at hand, not as in a checkout', () => {
    const pattern = new RegExp(`npm run (${archiveCommands.map(([, script]) => script).join('|')})\\b`);
    const mentioned = sources.flatMap(([file, text]) =>
      text
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .split('\n')
        .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
    expect(mentioned).toEqual([]);
  });

  test('import nothing that only builds need', () => {
    const names = imported.map(({ name }) => name);
    expect(names).toContain('hono');
    for (const name of ['tsx', 'react', '@rsbuild/core', 'esbuild', 'typescript']) expect(names).not.toContain(name);
  });

  test('load dynamic imports from separate files', async () => {
    const source = folderOf({
      'main.ts': "export const open = () => import('./later');\nconsole.log('MAIN');",
      'later.ts': "console.log('LATER');",
    });
    const out = folderOf();
    const entries = { main: join(source, 'main.ts') };
    await bundle(out, entries);
    expect(readFileSync(join(out, 'main.mjs'), 'utf8')).not.toContain('LATER');
    const chunks = readdirSync(join(out, 'chunks')).filter((name) => name.endsWith('.mjs'));
    expect(chunks.map((name) => readFileSync(join(out, 'chunks', name), 'utf8')).join()).toContain('LATER');
    const mapsIn = (folder: string) => filesIn(folder).filter((file) => file.endsWith('.map'));
    expect(mapsIn(out)).toEqual([]);
    const mapped = folderOf();
    await bundle(mapped, entries, { maps: true });
    expect(mapsIn(mapped)).toHaveLength(2);
  });
});

describe('the version of an archive', () => {
  const contents = {
    'server/site.mjs': 'one',
    'releases/lobby/1.0.0/entry.js': 'one',
    'releases/registry.json': 'noon',
  };
  const version = (files: Record<string, string>) => archiveVersion(folderOf(files), '1.0.0');

  test('is the number with a hash of its contents, whenever its registry was made', () => {
    expect(version(contents)).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    expect(version({ ...contents, 'releases/registry.json': 'evening', 'releases/.registry/1.json': 'evening' })).toBe(
      version(contents),
    );
  });

  test('is another one when a file changes, comes, goes or has another name', () => {
    const { 'server/site.mjs': one, ...rest } = contents;
    const all = [contents, { ...contents, 'server/site.mjs': 'two' }, { ...contents, LICENSE: '' }, rest];
    const versions = [...all, { ...rest, 'server/edge.mjs': one }].map(version);
    expect(new Set(versions).size).toBe(versions.length);
  });
});

describe('packages', () => {
  const manifest = (name: string, version: string, more: object = {}) =>
    JSON.stringify({ name, version, license: 'MIT', ...more });

  test('come with what they need, another version inside the package that needs it', () => {
    const folder = folderOf({
      'node_modules/a/package.json': manifest('a', '1.0.0', { dependencies: { b: '1' } }),
      'node_modules/b/package.json': manifest('b', '1.0.0', { dependencies: { '@x/c': '1' } }),
      'node_modules/@x/c/package.json': manifest('@x/c', '1.0.0', { optionalDependencies: { elsewhere: '1' } }),
      'node_modules/d/package.json': manifest('d', '1.0.0', { dependencies: { b: '2' } }),
      'node_modules/d/node_modules/b/package.json': manifest('b', '2.0.0', { dependencies: { a: '1' } }),
    });
    const placed = placePackages(['a', 'd'].map((name) => ({ name, folder })));
    expect(placed.map(({ to, version, needs }) => [to, version, needs])).toEqual([
      ['node_modules/@x/c', '1.0.0', []],
      ['node_modules/a', '1.0.0', ['node_modules/b']],
      ['node_modules/b', '1.0.0', ['node_modules/@x/c']],
      ['node_modules/d', '1.0.0', ['node_modules/d/node_modules/b']],
      ['node_modules/d/node_modules/b', '2.0.0', ['node_modules/a']],
    ]);
  });

  test('are refused where something that they need is missing', () => {
    const folder = folderOf({ 'node_modules/a/package.json': manifest('a', '1.0.0', { dependencies: { b: '1' } }) });
    expect(() => placePackages([{ name: 'a', folder }])).toThrow('a needs b');
  });

  test.each([
    ['hono/utils/accept', 'hono'],
    ['@noble/hashes/hmac.js', '@noble/hashes'],
    ['pg', 'pg'],
  ])('are known by a specifier: %s', (specifier, name) => expect(packageOf(specifier)).toBe(name));
});

describe('the bill of materials', () => {
  const at = (name: string, needs: string[] = []) => ({
    ...{ name, version: '1.0.0', license: 'MIT', from: '', to: `node_modules/${name}` },
    needs: needs.map((one) => `node_modules/${one}`),
  });
  const hashes = lockedHashes(
    "  '@x/b@1.0.0':\n    resolution: {integrity: sha512-AQI=}\n\n  a@1.0.0:\n    resolution: {integrity: sha512-/w==}\n",
  );

  test('names each package once, with its hash, where it is used and what it needs', () => {
    const bill = sbom({ version: '2.0.0', placed: [at('a', ['@x/b']), at('@x/b')], browser: [at('a')], hashes });
    expect(
      bill.components.map(({ purl, hashes: [hash] = [], properties }) => [
        purl,
        hash?.content,
        properties.map(({ value }) => value),
      ]),
    ).toEqual([
      ['pkg:npm/%40x/b@1.0.0', '0102', ['server']],
      ['pkg:npm/a@1.0.0', 'ff', ['server', 'browser']],
    ]);
    expect(bill.dependencies).toEqual([
      { ref: 'pkg:generic/marquee@2.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
      { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/%40x/b@1.0.0'] },
      { ref: 'pkg:npm/%40x/b@1.0.0', dependsOn: [] },
    ]);
  });

  test('has what the notices name, and a hash of each from the lock file', () => {
    const browser = browserPackages(readFileSync(join(root, 'THIRD-PARTY-NOTICES'), 'utf8'));
    expect(browser.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'mobx', '@fontsource/prata']));
    const locked = lockedHashes(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
    expect(
      browser.filter(({ name, version }) => !/^[0-9a-f]{128}$/.test(locked.get(`${name}@${version}`) ?? '')),
    ).toEqual([]);
  });
});

describe('the archive file', () => {
  test('is read by tar as it was written: long names, empty files, sizes around a block, what may be run', async () => {
    const long = `${'folder-with-a-long-name/'.repeat(5)}${'name'.repeat(15)}.txt`;
    const contents = {
      'empty.txt': '',
      'block.txt': 'x'.repeat(512),
      'more.txt': 'x'.repeat(513),
      [long]: 'long',
      'bin/run.mjs': 'run',
    };
    const folder = folderOf(
      Object.fromEntries(Object.entries(contents).map(([file, text]) => [`marquee-1/${file}`, text])),
    );
    const target = folderOf();
    await writeTar(join(folder, 'marquee-1'), join(folder, 'marquee.tar.gz'));
    execFileSync('tar', ['-xzf', join(folder, 'marquee.tar.gz'), '-C', target]);
    const read = filesIn(join(target, 'marquee-1')).map((file) => [
      file,
      readFileSync(join(target, 'marquee-1', file), 'utf8'),
    ]);
    expect(Object.fromEntries(read)).toEqual(contents);
    const listed = execFileSync('tar', ['-tvzf', join(folder, 'marquee.tar.gz')], { encoding: 'utf8' });
    expect(listed).toMatch(/^-rwxr-xr-x root\/root .* marquee-1\/bin\/run\.mjs$/m);
    expect(listed).toMatch(/^-rw-r--r-- root\/root .* marquee-1\/more\.txt$/m);
  });

  test('refuses a name that no header can hold', () =>
    expect(() => tarHeader('n'.repeat(101), { size: 0, mode: 0, mtime: 0 })).toThrow('too long'));
});

/** The examples' variables for other programs. */
const others =
  /^(NODE_ENV|NODE_OPTIONS|MALLOC_ARENA_MAX|MALLOC_TRIM_THRESHOLD_|MALLOC_MMAP_THRESHOLD_|POSTGRES_\w+|VERSION|CREDENTIALS_DIRECTORY)$/;

describe('the examples of deploying', () => {
  const folder = join(root, 'docs/deploy');

  test.each(filesIn(folder).filter((file) => !file.endsWith('.md')))('name settings that there are: %s', (file) => {
    const text = readFileSync(join(folder, file), 'utf8').replace(/^\s*#.*$/gm, '');
    const named = [...text.matchAll(/\b([A-Z][A-Z_]{3,})(?==|: ')/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name.replace(/_FILE$/, '') in table) && !others.test(name))).toEqual([]);
  });

  test('are linked by their page', () => {
    const page = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(filesIn(folder).filter((file) => file !== 'README.md' && !page.includes(`](${file})`))).toEqual([]);
  });
});
