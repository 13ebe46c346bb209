import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type OutputFile, type Plugin } from 'esbuild';
import { root } from '../check/sourceFiles';

/** Set on what is resolved for us, so that it is not asked again. */
const asked = 'asked';

/** Packages of others are found where their importer finds them: the bundle lies elsewhere. */
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

/** A module of ours that asks where it is is told where its source is. */
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

/**
 * How programs of the repository become one file each in a folder, which run by Node alone and as if they were their
 * sources.
 */
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
    // As Node chooses: by default esbuild prefers forms of packages that are for bundlers.
    conditions: [],
    target: 'node20.19',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [sourcesInPlace, othersInPlace],
  } satisfies BuildOptions;
}

/** Writes built programs: a file is there at once or not at all, and a process that runs it needs it no more. */
export function writePrograms(files: readonly OutputFile[]): void {
  for (const { path, contents } of files) {
    const written = join(dirname(path), `.${process.pid}-${basename(path)}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(written, contents);
    renameSync(written, path);
  }
}

/**
 * Makes programs of the repository one file each: for memory, and a quick start. They have no maps, which take 25 MB
 * once a place in the source is asked for; a comment above each module names it.
 */
export async function bundleInPlace(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  writePrograms((await build(inPlace(folder, entries))).outputFiles);
}
