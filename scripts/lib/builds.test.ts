import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { programs } from '../package/layout';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-builds-')));
afterAll(() => rmSync(folder, { recursive: true }));

const program = programs.edge ?? '';

/** A repository with our scripts and one small program, which says where it is. */
function repository(place: string): void {
  for (const part of ['scripts', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'])
    cpSync(join(root, part), join(place, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  mkdirSync(join(place, dirname(program)), { recursive: true });
  writeFileSync(join(place, program), 'process.stdout.write(import.meta.url);');
}

function ran(words: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  return stdout;
}

/** Builds the server of a repository if it must, as a start does, and runs it. */
function started(place: string): { note: string; at: string } {
  const builds = pathToFileURL(join(place, 'scripts/lib/builds.mjs')).href;
  const servers = join(place, 'dist/server');
  const build = `import { buildServers } from '${builds}';
    console.log((await buildServers('${servers}', ['edge'])).note ?? 'built');`;
  return { note: ran(['--input-type=module', '-e', build]).trim(), at: ran([join(servers, 'edge.mjs')]) };
}

test('a copied and a moved repository run their own server, not that of the folder before', () => {
  const [first, second, third] = ['first', 'second', 'third'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const at = (place: string) => pathToFileURL(join(place, program)).href;
  repository(first);
  expect(started(first)).toEqual({ note: 'built', at: at(first) });
  expect(started(first)).toEqual({ note: 'unchanged', at: at(first) });
  cpSync(first, second, { recursive: true, verbatimSymlinks: true });
  expect(started(second)).toEqual({ note: 'built', at: at(second) });
  renameSync(second, third);
  expect(started(third)).toEqual({ note: 'built', at: at(third) });
});
