import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../check/sourceFiles';
import { programs } from './layout';

/** A package of others that bundled code imports, and a file that imports it. */
export interface Imported {
  name: string;
  /** Path below the root. */
  importer: string;
}

/** The package that a specifier is of: `@scope/name/file.js` → `@scope/name`. */
export function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Leaves the packages of others as they are published: they find their own WebAssembly, data and native code. */
function othersStay(imported: Map<string, Imported>): Plugin {
  return {
    name: 'others stay',
    setup({ onResolve }) {
      onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) => {
        if (kind === 'entry-point' || isAbsolute(path) || path.startsWith('@marquee/')) return undefined;
        const name = packageOf(path);
        if (!path.startsWith('node:')) imported.set(name, { name, importer: importer.slice(root.length) });
        return { path, external: true };
      });
    },
  };
}

/** What is made of the programs: source maps cost a server 25 MB of memory once one place of a source is asked for. */
interface BundleOptions {
  maps: boolean;
}

/**
 * Bundles programs into a folder, as ES modules: one file for each, and chunks for what they share and for what is
 * imported when it is needed. Gives what they import of others, and the files that they were made from, as paths below
 * the root.
 */
export async function bundle(
  output: string,
  entries = programs,
  { maps }: BundleOptions = { maps: false },
): Promise<{ imported: Imported[]; inputs: string[] }> {
  const imported = new Map<string, Imported>();
  // Maps name sources from where the bundles will be: a folder of the root.
  const place = join(root, 'server');
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, resolve(root, file)])),
    outdir: place,
    write: false,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: maps,
    sourcesContent: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [othersStay(imported)],
  });
  for (const { path, contents } of outputFiles) {
    const file = join(output, relative(place, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  return { imported: [...imported.values()], inputs: Object.keys(metafile.inputs) };
}
