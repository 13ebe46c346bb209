import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugins, type Rspack } from '@rsbuild/core';
import { commonConfig } from '../commonConfig';
import { isShared } from '../sharedModules';

/** Options of a server build. */
interface ServerBuildOptions {
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

/** What a build that watches leaves out: it takes longer than to read what it would save. */
const notOptimized = {
  concatenateModules: false,
  usedExports: false,
  mangleExports: false,
  innerGraph: false,
  sideEffects: false,
  realContentHash: false,
};

type Stats = Rspack.Stats | Rspack.MultiStats | undefined;

/** The compilers of a build, which are one each of ours. */
const compilersOf = (stats: Stats) =>
  !stats ? [] : 'stats' in stats ? stats.stats.map((one) => one.compilation.compiler) : [stats.compilation.compiler];

/**
 * The build for server rendering beside one for browsers: one CommonJS file without chunks, style sheets, pictures and
 * Node modules, so that it runs wherever `require` provides the shared modules. While the browsers' build watches, it
 * stays open, is not minified, and compiles only what has changed.
 */
export class ServerBuild {
  #open: Promise<Rspack.Compiler> | undefined;
  readonly #changed = new Set<string>();
  readonly #removed = new Set<string>();
  /** Files of ours that the last build read, and when it began, ms. */
  #read: string[] = [];
  #begun = 0;

  /** @param entryFile where the entry seems to be */
  constructor(
    readonly options: ServerBuildOptions,
    readonly entryFile = join(options.root, `node_modules/.marquee/server-entry-${options.name}.cjs`),
  ) {}

  /** Learns from a build for browsers, a failed one too, what has changed since the one before. */
  note(stats: Stats): void {
    for (const { modifiedFiles, removedFiles } of compilersOf(stats)) {
      for (const file of modifiedFiles ?? []) this.#changed.add(file);
      for (const file of removedFiles ?? []) this.#removed.add(file);
    }
  }

  /** Builds, and returns the file's hashed name. Throws with the build's errors. */
  async build({ isWatch }: { isWatch: boolean }): Promise<string> {
    this.#open ??= openCompiler(this.options, this.entryFile, isWatch);
    const compiler = await this.#open;
    this.#noteOwn();
    const begun = Date.now();
    const since = { modifiedFiles: new Set(this.#changed), removedFiles: new Set(this.#removed) };
    const stats = await new Promise<Rspack.Stats>((done, fail) => {
      compiler.run((error, found) => (found ? done(found) : fail(error)), since);
    });
    if (!isWatch) await this.close();
    const { root, name } = this.options;
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    this.#changed.clear();
    this.#removed.clear();
    this.#begun = begun;
    if (isWatch) this.#read = [...stats.compilation.fileDependencies].filter((file) => !file.includes('node_modules'));
    const files = Object.keys(stats.compilation.assets);
    const written = files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.cjs'));
    if (!written) throw new Error(`The server build of ${root} wrote nothing.`);
    return written;
  }

  /** Learns which of its files have changed: some are read by no build for browsers. */
  #noteOwn(): void {
    for (const file of this.#read) {
      const { mtimeMs = this.#begun } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs >= this.#begun) this.#changed.add(file);
    }
  }

  /** Ends the compiler, if it is open. */
  async close(): Promise<void> {
    const compiler = await this.#open;
    this.#open = undefined;
    if (compiler) await new Promise((done) => compiler.close(done));
  }
}

async function openCompiler(
  { root, entry, output, name, classNames, sharedOutside, plugins = [], conditionNames = [] }: ServerBuildOptions,
  entryFile: string,
  isWatch: boolean,
): Promise<Rspack.Compiler> {
  // The host is a Node program and bundles the shared modules; a remote may only require those.
  const isOutside = (request: string) => (sharedOutside ? isShared(request) : request.startsWith('node:'));
  const common = commonConfig(root, classNames);
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
      minify: !isWatch && { jsOptions: { minimizerOptions: { format: { asciiOnly: true } } } },
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
        if (isWatch) options.cache = true;
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
          ...(isWatch && notOptimized),
        };
        options.externals = [
          ({ request = '' }, done) => (isOutside(request) ? done(undefined, request, 'commonjs') : done()),
        ];
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ [entryFile]: entry }));
      },
    },
  };
  const rsbuild = await createRsbuild({ cwd: root, config });
  const compiler = await rsbuild.createCompiler();
  if ('compilers' in compiler) throw new Error(`The server build of ${root} has more than one environment.`);
  // What is built stays that of production. By this name a compiler also keeps chunks and their code between builds.
  if (isWatch) compiler.options.mode = 'development';
  return compiler;
}
