import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfigAsyncFn } from '@rsbuild/core';
import { packageVersion } from '../../shared/federation/build/src/readDescription';
import { folderStore } from '../../shared/federation/release/src/registry/folderStore';
import { promote } from '../../shared/federation/release/src/registry/promote';
import { releaseOf } from '../../shared/federation/release/src/registry/published';
import type { CompiledRemote } from '../../shared/federation/runtime/src/compiledRemote';
import { root } from '../check/sourceFiles';
import { forDevelopment, readJson } from './common';

/**
 * Builds a remote for development into a releases folder and makes it live there without the gate, with `watch` after
 * each change. Resolves after the first build.
 */
export async function buildRemote(name: string, releases: string, { watch }: { watch: boolean }): Promise<void> {
  const folder = join(root, 'remotes', name);
  const version = `${packageVersion(folder)}-dev`;
  const output = join(releases, name, version);
  const { default: configure } = (await import(pathToFileURL(join(folder, 'rsbuild.config.ts')).href)) as {
    default: RsbuildConfigAsyncFn;
  };
  const config = await configure({ env: 'development', command: 'build', meta: { version, output } });
  const rsbuild = await createRsbuild({ cwd: folder, config: mergeRsbuildConfig(config, forDevelopment('auto')) });
  const store = folderStore(releases);
  let first: (() => void) | undefined;
  const built = new Promise<void>((done) => {
    first = done;
  });
  rsbuild.onAfterBuild({
    order: 'post',
    handler: async ({ stats }) => {
      if (stats && !stats.hasErrors()) {
        const compiled = readJson<CompiledRemote>(join(output, 'remote.json'));
        await promote(store, [{ remote: name, version, release: releaseOf(compiled, ''), built: true }]);
      }
      first?.();
    },
  });
  await rsbuild.build({ watch });
  await built;
}
