import { join } from 'node:path';
import { chunkName, classNamesOf, containerName, glueGlobal } from '@marquee/federation-runtime/names';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildConfigAsyncFn } from '@rsbuild/core';
import { commonConfig, folderOf } from './commonConfig';
import { pluginCompile } from './compile/pluginCompile';
import { pluginCompileAhead } from './compileAhead';
import { modulesOf, packageVersion, readDescription, sourceOf } from './readDescription';
import { sharedInRemote } from './sharedModules';

const glueRequest = /@module-federation[\\/]webpack-bundler-runtime/;

/**
 * The Rsbuild configuration of a remote, derived from its `src/remote.ts`: `export default
 * remoteConfig(import.meta.url);`. The release tool passes version and output folder in `meta`; otherwise they are
 * package.json's and `dist`.
 */
export function remoteConfig(configUrl: string, extra: RsbuildConfig = {}): RsbuildConfigAsyncFn {
  return async ({ meta }) => {
    const root = folderOf(configUrl);
    const description = await readDescription(root);
    const version = String(meta?.version ?? packageVersion(root));
    const output = String(meta?.output ?? join(root, 'dist'));
    const exposes = Object.fromEntries(
      modulesOf(description).map((module) => [module, { import: sourceOf(root, module), name: chunkName(module) }]),
    );
    const federation = pluginModuleFederation({
      name: containerName(description.name, version),
      filename: 'entry.[contenthash:8].js',
      exposes,
      shared: sharedInRemote(description.hostApi),
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
    });
    const own: RsbuildConfig = {
      plugins: [federation, pluginCompileAhead(), pluginCompile({ root, description, version })],
      output: {
        // Relative to the entry: with a fixed prefix, chunks would be requested from the host's origin.
        assetPrefix: 'auto',
        cleanDistPath: true,
        distPath: { root: output, js: '', css: '', svg: '', font: '', image: '', media: '', assets: '' },
      },
      server: { cors: { origin: '*' } },
      tools: {
        htmlPlugin: false,
        rspack: (config) => {
          config.entry = {};
          // A hanging chunk is aborted within the page's time budget.
          config.output = { ...config.output, chunkLoadTimeout: 5000 };
          // Code shared by two home sections is loaded once; below this size a request costs more than it saves, most
          // of all before first paint.
          const minSize = { javascript: 8000, 'css/mini-extract': 20_000 };
          const { splitChunks } = config.optimization ?? {};
          config.optimization = { ...config.optimization, splitChunks: { ...splitChunks, minSize } };
          config.externals = [
            // The host provides the federation runtime (see glue.ts), so an entry is little more than its module map.
            ({ request }, done) =>
              request && glueRequest.test(request) ? done(undefined, `${glueGlobal}()`, 'var') : done(),
          ];
        },
      },
    };
    return mergeRsbuildConfig(commonConfig(root, classNamesOf(description.name)), own, extra);
  };
}
