import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root as workspaceRoot } from '@marquee/settings/root';
import { createRsbuild, type RsbuildConfigAsyncFn } from '@rsbuild/core';
import type { CompiledRemote } from '../compile/compiled';
import { hostOffers } from '../shared';

const skipped = new Set(['node_modules', 'dist', '.git']);

function* sourceFiles(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/**
 * What the builds of all remotes take in beside their own sources: this package, the contract (they carry code of it),
 * and packages of others.
 */
const common = [
  fileURLToPath(new URL('..', import.meta.url)),
  join(workspaceRoot, 'shared/contract/src'),
  join(workspaceRoot, 'pnpm-lock.yaml'),
];

/** A hash of everything that a remote's build depends on: what has the same is the same, file by file. */
export function sourceHash(root: string, others: readonly string[] = common): string {
  const hash = createHash('sha256').update(JSON.stringify(hostOffers()));
  for (const one of [root, ...others]) {
    const files = statSync(one).isDirectory() ? sourceFiles(one) : [one];
    for (const file of files) hash.update(`\0${file.slice(one.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds the remote in `root` by its own `rsbuild.config.ts` as `version` into `output`. Throws with the build's
 * errors.
 */
export async function buildRemote(root: string, version: string, output: string): Promise<CompiledRemote> {
  process.env.NODE_ENV ??= 'production';
  const module = (await import(pathToFileURL(join(root, 'rsbuild.config.ts')).href)) as {
    default: RsbuildConfigAsyncFn;
  };
  const config = await module.default({ env: 'production', command: 'build', meta: { version, output } });
  const rsbuild = await createRsbuild({ cwd: root, config: { ...config, mode: 'production', logLevel: 'error' } });
  await (await rsbuild.build()).close();
  return JSON.parse(readFileSync(join(output, 'remote.json'), 'utf8')) as CompiledRemote;
}
