import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { createRsbuild, type RsbuildConfigAsyncFn } from '@rsbuild/core';

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
