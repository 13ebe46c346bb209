import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { createRsbuild, type RsbuildConfigAsyncFn } from '@rsbuild/core';

/** The Rsbuild configuration of a remote. Throws if it has none. */
function configFile(root: string): string {
  const found = ['ts', 'mjs', 'js'].map((ending) => join(root, `rsbuild.config.${ending}`)).find(existsSync);
  if (!found) throw new Error(`${root} has no rsbuild.config.ts or rsbuild.config.mjs.`);
  return found;
}

/**
 * Builds the remote in `root` by its own Rsbuild configuration as `version` into `output`. Throws with the build's
 * errors.
 */
export async function buildRemote(root: string, version: string, output: string): Promise<CompiledRemote> {
  process.env.NODE_ENV ??= 'production';
  const module = (await import(pathToFileURL(configFile(root)).href)) as {
    default: RsbuildConfigAsyncFn;
  };
  const config = await module.default({ env: 'production', command: 'build', meta: { version, output } });
  const rsbuild = await createRsbuild({ cwd: root, config: { ...config, mode: 'production', logLevel: 'error' } });
  await (await rsbuild.build()).close();
  return JSON.parse(readFileSync(join(output, 'remote.json'), 'utf8')) as CompiledRemote;
}
