import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugins } from '@rsbuild/core';
import { commonConfig } from '../commonConfig';
import { isShared } from '../sharedModules';

/** What is built for the server. */
interface ServerBuild {
  root: string;
  /** Source of the entry: what the file exports. */
  entry: string;
  /** Folder that the file goes to, and the beginning of its name. */
  output: string;
  name: string;
  /** How CSS modules name classes: as in the browser's build, so that the markup is the same. */
  classNames: string;
  /** Whether the modules that exist once in a page come from outside, as in a remote; the host brings them. */
  sharedOutside: boolean;
  plugins?: RsbuildPlugins;
  conditionNames?: string[];
}

/**
 * Builds one CommonJS file that renders on a server: no chunks, no style sheets, no pictures, and nothing of Node, so
 * that it runs wherever `require` knows the shared table. Gives its name, which has its hash. Throws with the build's
 * errors.
 */
export async function buildForServer(build: ServerBuild): Promise<string> {
  const { root, entry, output, name, classNames, sharedOutside, plugins = [], conditionNames = [] } = build;
  // The host is a program of Node, and brings what is shared; a remote has what is shared, and nothing else.
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
      minify: true,
      assetPrefix: '/',
      distPath: { root: output, js: '' },
      // Whatever folder it lies in, Node runs it as what it is.
      filename: { js: '[name].[contenthash:8].cjs' },
      overrideBrowserslist: ['node 20'],
    },
    tools: {
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
