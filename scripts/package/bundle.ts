import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../check/sourceFiles';
import { latin } from './latin';
import { programs } from './layout';

/** A third-party package imported by bundled code, and an importer. */
export interface Imported {
  name: string;
  /** Path below the root. */
  importer: string;
}

/** The package of a specifier: `@scope/name/file.js` → `@scope/name`. */
export function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Keeps third-party packages external: they load their own WebAssembly, data and native code. */
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

/** Options of bundling: source maps cost a server 25 MB of memory once used. */
interface BundleOptions {
  maps: boolean;
}

/**
 * Bundles programs into a folder as ES modules: one file for each, and chunks for shared and dynamically imported code.
 * Returns third-party imports, and source files as relative paths.
 */
export async function bundle(
  output: string,
  entries = programs,
  { maps }: BundleOptions = { maps: false },
): Promise<{ imported: Imported[]; inputs: string[] }> {
  const imported = new Map<string, Imported>();
  // Source maps refer to sources relative to the bundles' final folder.
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
  for (const { path, text } of outputFiles) {
    const file = join(output, relative(place, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path.endsWith('.map') ? text : latin(text));
  }
  return { imported: [...imported.values()], inputs: Object.keys(metafile.inputs) };
}
