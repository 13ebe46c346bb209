import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import type { Packed } from './makePackages';
import { installByLinks } from './testing/installByLinks';

const folder = mkdtempSync(join(tmpdir(), 'marquee-team-'));
const modules = join(folder, 'node_modules');
const manifestOf = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));

/** Runs Node in the team's folder; returns what it prints, and what it complains of. */
function node(...words: string[]): string {
  try {
    return execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `failed: ${stdout}${stderr}`;
  }
}
/** A build by webpack's interface, run by Rspack, which has the same and is installed. */
const webpackBuild = `
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rsbuild/core';
import { webpackRemote } from '@marquee/federation/webpack';

const { config, federation, classNames } = await webpackRemote(import.meta.url);
const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } };
rspack({
  ...config,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  experiments: { css: true },
  module: {
    parser: { 'css/module': { namedExports: false } },
    generator: { 'css/module': { localIdentName: classNames } },
    rules: [
      { test: /\\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc } },
      { test: /\\.css$/, type: 'css/module' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin(federation),
    new rspack.SubresourceIntegrityPlugin(),
    ...config.plugins,
  ],
}).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});
`;

const tool = (...words: string[]) => node('node_modules/@marquee/federation/dist/team.js', ...words);

describe('a repository of a team', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/new-remote.mjs', 'bonus', '--standalone', folder], { cwd: root });
    const packed = readdirSync(join(folder, 'vendor')).map((file): Packed => {
      const [, name = '', version = ''] = /^marquee-([a-z]+)-(.*)\.tgz$/.exec(file) ?? [];
      return { name: `@marquee/${name}`, version, file: join(folder, 'vendor', file) };
    });
    installByLinks(folder, packed, ['@module-federation/enhanced']);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has every package in an exact version, and none of a workspace', () => {
    const ours = ['contract', 'federation', 'sdk'].map((name) => join(modules, '@marquee', name));
    for (const path of [folder, ...ours]) {
      const { dependencies, devDependencies } = manifestOf(path);
      const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^(\d+\.\d+\.\d+|file:vendor\/marquee-[a-z]+-\d+\.\d+\.\d+\.tgz)$/.test(String(version)),
      );
      expect(inexact, path).toEqual([]);
    }
  });

  test('has the files of each face', () => {
    for (const name of ['contract', 'federation', 'sdk']) {
      const path = join(modules, '@marquee', name);
      const { exports } = manifestOf(path) as { exports: Record<string, string | Record<string, string>> };
      const files = Object.values(exports).flatMap((face) => (typeof face === 'string' ? [face] : Object.values(face)));
      expect(files.filter((file) => !existsSync(join(path, file)))).toEqual([]);
    }
  });

  test('has right types, and learns of wrong ones', () => {
    expect(node('node_modules/typescript/bin/tsc')).toBe('');
    const wrong = join(folder, 'src/wrong.ts');
    writeFileSync(wrong, "import { textOf } from '@marquee/sdk';\nexport const t: number = textOf('bonus');\n");
    expect(node('node_modules/typescript/bin/tsc')).toContain("is not assignable to type 'number'");
    rmSync(wrong);
  });

  test('is built under a version of its sources, and passes the rules on files', () => {
    expect(tool('build')).toMatch(/^bonus@1\.0\.0-[0-9a-f]{8} built into dist\n$/);
    expect(tool('check')).toMatch(/^bonus@1\.0\.0-[0-9a-f]{8} passes the rules on files\n$/);
  });

  test('is built by webpack as well, and passes the same rules', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'webpack.config.mjs'), webpackBuild);
    expect(node('webpack.config.mjs')).not.toContain('failed');
    expect(tool('check')).toMatch(/^bonus@1\.0\.0-[0-9a-f]{8} passes the rules on files\n$/);
    expect(existsSync(join(folder, 'dist/entry.js'))).toBe(true);
  });

  test('learns from the rules on files what the gate would refuse', () => {
    writeFileSync(join(folder, 'dist/more.js'), '');
    expect(tool('check')).toContain('file: more.js is in the folder, and not listed in remote.json');
  });

  test('has a test that passes', () => {
    expect(node('node_modules/@rstest/core/bin/rstest.js', 'run')).toMatch(/1 passed/);
  });
});
