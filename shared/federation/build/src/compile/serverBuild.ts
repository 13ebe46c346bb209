import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugins } from '@rsbuild/core';
import { commonConfig } from '../commonConfig';
import { isShared } from '../sharedModules';

/** Options of a server build. */
interface ServerBuild {
  root: string;
  /** Source of the entry. */
  entry: string;
  /** Output folder, and prefix of the file's name. */
  output: string;
  name: string;
  /** Naming of CSS module classes: as in the browser's build, so that the markup is the same. */
  classNames: string;
  /** Whether shared modules are external, as in a remote; the host provides them. */
  sharedOutside: boolean;
  plugins?: RsbuildPlugins;
  conditionNames?: string[];
}

/**
 * Builds one CommonJS file for server rendering: no chunks, style sheets or pictures, and no Node modules, so that it
 * runs wherever `require` provides the shared modules. Returns its hashed name. Throws with the build's errors.
 */
export async function buildForServer(build: ServerBuild): Promise<string> {
  const { root, entry, output, name, classNames, sharedOutside, plugins = [], conditionNames = [] } = build;
  // The host is a Node program and bundles the shared modules; a remote may only require those.
  const isOutside = (request: string) => (sharedOutside ? isShared(request) : request.startsWith('node:'));
  const common = commonConfig(root, classNames);
  let written: string | undefined;
  const entryFile = join(root, `node_modules/.marquee/server-entry-${name}.cjs`);
  const config: RsbuildConfig = {
    ...common,
    mode: 'production',
    logLevel: 'error',
    plugins: [...(common.plugins ?? []), ...plugins],
    source: { ...common.source, entry: { [name]: entryFile } },
    security: {},
    resolve: { conditionNames: [...conditionNames, 'browser', 'import', 'module', '...'] },
    output: {
      ...common.output,
      target: 'node',
      module: false,
      cleanDistPath: false,
      emitAssets: false,
      emitCss: false,
      // A single character that is not Latin-1 would have Node keep the file with two bytes for each.
      minify: { jsOptions: { minimizerOptions: { format: { asciiOnly: true } } } },
      assetPrefix: '/',
      distPath: { root: output, js: '' },
      // `.cjs`, whatever the package type of its folder is.
      filename: { js: '[name].[contenthash:8].cjs' },
      overrideBrowserslist: ['node 20'],
    },
    tools: {
      ...common.tools,
      htmlPlugin: false,
      rspack: (options, { rspack, appendPlugins }) => {
        options.target = 'es2022';
        options.resolve = { ...options.resolve, aliasFields: ['browser'], mainFields: ['browser', 'module', 'main'] };
        options.output = {
          ...options.output,
          library: { type: 'commonjs2' },
          chunkLoading: false,
          chunkFormat: 'commonjs',
          globalObject: 'globalThis',
        };
        options.module = {
          ...options.module,
          parser: { ...options.module?.parser, javascript: { dynamicImportMode: 'eager', url: false } },
        };
        options.optimization = {
          ...options.optimization,
          splitChunks: false,
          runtimeChunk: false,
          moduleIds: 'deterministic',
        };
        options.externals = [
          ({ request = '' }, done) => (isOutside(request) ? done(undefined, request, 'commonjs') : done()),
        ];
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ [entryFile]: entry }));
      },
    },
  };
  const rsbuild = await createRsbuild({ cwd: root, config });
  rsbuild.onAfterBuild(({ stats }) => {
    const files = stats && 'compilation' in stats ? Object.keys(stats.compilation.assets) : [];
    written = files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.cjs'));
  });
  await (await rsbuild.build()).close();
  rmSync(entryFile, { force: true });
  if (!written) throw new Error(`The server build of ${root} wrote nothing.`);
  return written;
}
