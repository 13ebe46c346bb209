import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfigAsyncFn } from '@rsbuild/core';
import { packageVersion, readDescription } from '../../shared/federation/build/src/readDescription';
import { folderStore } from '../../shared/federation/release/src/registry/folderStore';
import { promote } from '../../shared/federation/release/src/registry/promote';
import { releaseOf } from '../../shared/federation/release/src/registry/published';
import type { CompiledRemote } from '../../shared/federation/runtime/src/compiledRemote';
import { forDevelopment, readJson } from './common';

/** Starts one build of a remote as it is described now. `built` is called after each; `close` of the result ends it. */
async function startBuild(folder: string, releases: string, watch: boolean, built: () => Promise<void>) {
  const name = basename(folder);
  const version = `${packageVersion(folder)}-dev`;
  const output = join(releases, name, version);
  const { default: configure } = (await import(pathToFileURL(join(folder, 'rsbuild.config.ts')).href)) as {
    default: RsbuildConfigAsyncFn;
  };
  const config = await configure({ env: 'development', command: 'build', meta: { version, output } });
  const rsbuild = await createRsbuild({ cwd: folder, config: mergeRsbuildConfig(config, forDevelopment('auto')) });
  const store = folderStore(releases);
  rsbuild.onAfterBuild({
    order: 'post',
    handler: async ({ stats }) => {
      if (stats && !stats.hasErrors()) {
        const compiled = readJson<CompiledRemote>(join(output, 'remote.json'));
        await promote(store, [{ remote: name, version, release: releaseOf(compiled, ''), built: true }]);
      }
      await built();
    },
  });
  return rsbuild.build({ watch });
}

/**
 * Builds the remote of a folder for development into a releases folder and makes it live there without the gate, with
 * `watch` after each change. Another description needs another build: then it begins anew. Resolves after the first
 * build.
 */
export function buildRemote(folder: string, releases: string, { watch }: { watch: boolean }): Promise<void> {
  return new Promise((done, fail) => {
    const start = async () => {
      const described = JSON.stringify(await readDescription(folder));
      const running = startBuild(folder, releases, watch, async () => {
        done();
        if (!watch || JSON.stringify(await readDescription(folder)) === described) return;
        // A build cannot be closed from one of its own hooks.
        setImmediate(
          () =>
            void running
              .then(({ close }) => close())
              .then(start)
              .catch(fail),
        );
      });
      await running;
    };
    start().catch(fail);
  });
}
