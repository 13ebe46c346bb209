import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

/** A hash of everything that a remote's build depends on: its sources, this package and the shared versions. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(hostOffers()));
  for (const folder of [root, fileURLToPath(new URL('..', import.meta.url))]) {
    for (const file of sourceFiles(folder)) hash.update(file.slice(folder.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds the remote in `root` by its own `rsbuild.config.ts` as `version` into `output`. Throws with the build's errors. */
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
