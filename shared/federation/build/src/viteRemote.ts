import { createHash } from 'node:crypto';
import { chunkName, classNamesOf, containerName } from '@marquee/federation-runtime/names';
import { integrityOf } from './assets';
import { folderOf } from './commonConfig';
import { describeBuild } from './describeBuild';
import { modulesOf, readDescription, sourceOf } from './readDescription';
import { isShared } from './sharedModules';
import { teamVersion } from './teamVersion';
import { type ViteBuild, viteContainer } from './viteContainer';

/** A chunk of Vite's output, as far as it is used. */
interface Chunk {
  type: 'chunk';
  code: string;
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

type Bundle = Record<string, Chunk | { type: 'asset'; source: string | Uint8Array }>;

interface Emitter {
  emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown;
}

/** The files that a chunk needs, itself last: what it imports at once, and later. */
function filesFrom(bundle: Bundle, file: string, seen: Set<string> = new Set()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  const others = [...chunk.imports, ...chunk.dynamicImports].flatMap((one) => filesFrom(bundle, one, seen));
  return [...new Set([...others, ...(chunk.viteMetadata?.importedCss ?? []), file])];
}

const isChunk = (one: Bundle[string]): one is Chunk => one.type === 'chunk';

/**
 * A plugin of Vite for a remote (ADR 86): `plugins: [await viteRemote(import.meta.url)]` is the whole configuration. It
 * needs no federation plugin: chunks are CommonJS that a small container runs (`viteContainer.ts`).
 */
export async function viteRemote(configUrl: string) {
  const root = folderOf(configUrl);
  const remote = { root, description: await readDescription(root), version: teamVersion(root) };
  const name = containerName(remote.description.name, remote.version);
  const container = `globalThis[${JSON.stringify(name)}]`;
  const sources = modulesOf(remote.description).map((module) => [module, sourceOf(root, module)] as const);
  const fileNames = 'async/[name].[hash].js';
  let files: Record<string, string[]> = {};
  let entry = '';
  return {
    name: 'marquee:remote',
    apply: 'build' as const,
    config: () => ({
      root,
      base: './',
      css: { modules: { generateScopedName: classNamesOf(remote.description.name) } },
      build: {
        outDir: 'dist',
        target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
        modulePreload: false as const,
        reportCompressedSize: false,
        rollupOptions: {
          input: Object.fromEntries(sources.map(([module, source]) => [chunkName(module), source])),
          external: isShared,
          preserveEntrySignatures: 'strict' as const,
          output: {
            format: 'cjs' as const,
            exports: 'named' as const,
            entryFileNames: fileNames,
            chunkFileNames: fileNames,
            assetFileNames: 'async/[name].[hash][extname]',
          },
          // Only of Vite's own code that is for ES modules.
          onwarn: (warning: { code?: string }, warn: (warning: object) => void) => {
            if (warning.code !== 'EMPTY_IMPORT_META') warn(warning);
          },
        },
      },
      experimental: {
        renderBuiltUrl: (file: string, { hostType }: { hostType: string }) =>
          hostType === 'js' ? { runtime: `${container}.base+${JSON.stringify(file)}` } : { relative: true },
      },
    }),
    generateBundle: {
      order: 'post' as const,
      handler(this: Emitter, _: unknown, bundle: Bundle) {
        const chunks = Object.entries(bundle).flatMap(([file, one]) => (isChunk(one) ? [[file, one] as const] : []));
        for (const [file, chunk] of chunks)
          chunk.code = `${container}.define(${JSON.stringify(file)},function(require,exports,module){${chunk.code}\n});\n`;
        const hashed = (file: string) => {
          const one = bundle[file];
          if (!one) throw new Error(`Vite did not write ${file}.`);
          return [file, integrityOf(isChunk(one) ? one.code : one.source)] as const;
        };
        const shared = new Set(chunks.flatMap(([, { imports }]) => imports.filter((one) => !bundle[one])));
        files = Object.fromEntries(
          sources.map(([module, source]) => {
            const [own] = chunks.find(([, { facadeModuleId }]) => facadeModuleId === source) ?? [];
            return [module, own ? filesFrom(bundle, own) : []];
          }),
        );
        const ending = (all: string[], suffix: string) => all.filter((file) => file.endsWith(suffix)).map(hashed);
        const build: ViteBuild = {
          name,
          shared: [...shared],
          modules: Object.fromEntries(
            Object.entries(files).map(([module, all]) => [
              module,
              { js: ending(all, '.js'), css: ending(all, '.css') },
            ]),
          ),
        };
        const source = `(${viteContainer})(${JSON.stringify(build)});\n`;
        entry = `entry.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: entry, source });
      },
    },
    writeBundle: {
      order: 'post' as const,
      handler({ dir }: { dir?: string }) {
        if (!dir) throw new Error('Vite has no output folder.');
        describeBuild(dir, remote, { entry, filesOf: (module) => files[module] ?? [] });
      },
    },
  };
}
