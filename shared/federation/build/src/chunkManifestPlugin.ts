import { createHash } from 'node:crypto';
import type { ChunkManifest } from '@marquee/federation-runtime/chunkManifest';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Replacements for the bundler's runtime modules that hold the name and hash of each chunk, by module name. */
const lists: Record<string, string> = {
  'get javascript chunk filename': '__webpack_require__.u = (id) => __webpack_require__.chunks[id][0];',
  'get mini-css chunk filename': '__webpack_require__.miniCssF = (id) => __webpack_require__.chunks[id][2];',
  sri_hash_variable: '__webpack_require__.sriHashes = {}; __webpack_require__.sriExtractCssHashes = {};',
};

/**
 * Moves the names and hashes of the host's chunks into `static/chunks.<hash>.json` (`ChunkManifest`). In the first
 * script they would take 5 kB brotli (hashes do not compress) and more with each template and language.
 * `host/loadChunkManifest.ts` reads the file.
 */
export function pluginChunkManifest(): RsbuildPlugin {
  return {
    name: 'marquee:chunk-manifest',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        const apply = (compiler: InstanceType<typeof rspack.Compiler>) => {
          compiler.hooks.thisCompilation.tap('chunk-manifest', (compilation) => {
            compilation.hooks.runtimeModule.tap('chunk-manifest', (module) => {
              const list = lists[module.name];
              if (list && module.source) module.source.source = Buffer.from(list);
            });
            const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
            compilation.hooks.processAssets.tap({ name: 'chunk-manifest', stage }, (assets) => {
              const described = (file: string): [string, string] => {
                const bytes = assets[file]?.buffer() ?? '';
                return [file, `sha256-${createHash('sha256').update(bytes).digest('base64')}`];
              };
              const chunks: ChunkManifest = {};
              for (const chunk of compilation.chunks) {
                const files = [...chunk.files];
                const script = files.find((file) => file.endsWith('.js'));
                const style = files.find((file) => file.endsWith('.css'));
                if (chunk.id == null || !script || chunk.canBeInitial()) continue;
                chunks[chunk.id] = style ? [...described(script), ...described(style)] : described(script);
              }
              const text = JSON.stringify(chunks);
              const name = createHash('sha256').update(text).digest('hex').slice(0, 8);
              compilation.emitAsset(`static/chunks.${name}.json`, new rspack.sources.RawSource(text));
            });
          });
        };
        appendPlugins({ apply });
      });
    },
  };
}
