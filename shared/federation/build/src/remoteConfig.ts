import { join } from 'node:path';
import { classNamesOf } from '@marquee/federation-runtime/names';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildConfigAsyncFn } from '@rsbuild/core';
import { commonConfig, folderOf } from './commonConfig';
import { pluginCompile } from './compile/pluginCompile';
import { pluginCompileAhead } from './compileAhead';
import { federationOptions, lentGlue } from './federationOptions';
import { packageVersion, readDescription } from './readDescription';

/**
 * The Rsbuild configuration of a remote, derived from its `src/remote.ts`: `export default
 * remoteConfig(import.meta.url);`. The release tool passes version and output folder in `meta`; otherwise they are
 * package.json's and `dist`.
 */
export function remoteConfig(configUrl: string, extra: RsbuildConfig = {}): RsbuildConfigAsyncFn {
  return async ({ meta }) => {
    const root = folderOf(configUrl);
    const sources: string[] = [];
    const description = await readDescription(root, (file) => sources.push(file));
    const version = String(meta?.version ?? packageVersion(root));
    const output = String(meta?.output ?? join(root, 'dist'));
    const remote = { root, description, version };
    const own: RsbuildConfig = {
      plugins: [
        pluginModuleFederation(federationOptions(remote)),
        pluginCompileAhead(),
        pluginCompile(remote, sources),
      ],
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
          config.externals = [lentGlue];
        },
      },
    };
    return mergeRsbuildConfig(commonConfig(root, classNamesOf(description.name)), own, extra);
  };
}
