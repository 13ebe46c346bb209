import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type OutputFile, type Plugin } from 'esbuild';
import { root } from '../check/sourceFiles';
import { latin } from '../package/latin';

/** Marks our own resolve requests, to avoid recursion. */
const asked = 'asked';

/** Third-party packages are resolved from their importer's folder, because the bundle is elsewhere. */
const othersInPlace: Plugin = {
  name: 'others in place',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^[^.]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isOurs = isAbsolute(path) || path.startsWith('@marquee/');
      if (kind === 'entry-point' || isOurs || path.startsWith('node:') || pluginData === asked) return undefined;
      const found = await find(path, { kind, importer, resolveDir, pluginData: asked });
      return found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** `import.meta` of our modules refers to their source. */
const sourcesInPlace: Plugin = {
  name: 'sources in place',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/** Options for bundling programs of the repository into one file each, which behave as if run from their sources. */
export function inPlace(folder: string, entries: Readonly<Record<string, string>>) {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, resolve(root, file)])),
    outdir: resolve(root, folder),
    write: false,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    // Node's resolution: by default esbuild prefers bundlers' entry points.
    conditions: [],
    target: 'node20.19',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [sourcesInPlace, othersInPlace],
  } satisfies BuildOptions;
}

/** Writes built programs atomically; a running process does not need its file any more. */
export function writePrograms(files: readonly OutputFile[]): void {
  for (const { path, text } of files) {
    const written = join(dirname(path), `.${process.pid}-${basename(path)}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(written, latin(text));
    renameSync(written, path);
  }
}

/**
 * Bundles programs of the repository into one file each, for less memory and a quick start. Without source maps, which
 * take 25 MB when used; a comment above each module names it.
 */
export async function bundleInPlace(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  writePrograms((await build(inPlace(folder, entries))).outputFiles);
}
