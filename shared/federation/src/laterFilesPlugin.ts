import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { LaterFiles } from './laterFiles';

/** What the bundler would compile into the first script, by its names for these parts: names and hashes of each later file. */
const lists: Record<string, string> = {
  'get javascript chunk filename': '__webpack_require__.u = (id) => __webpack_require__.later[id][0];',
  'get mini-css chunk filename': '__webpack_require__.miniCssF = (id) => __webpack_require__.later[id][2];',
  sri_hash_variable: '__webpack_require__.sriHashes = {}; __webpack_require__.sriExtractCssHashes = {};',
};

/**
 * Writes the names and hashes of the files that a page fetches later into `static/later.<hash>.json` (`LaterFiles`) instead of the first script, where they
 * are 5 kB brotli, for no compression makes a hash smaller, and more with each template and language. `host/knowLater.ts` reads them.
 */
export function pluginLaterFiles(): RsbuildPlugin {
  return {
    name: 'marquee:later-files',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        const apply = (compiler: InstanceType<typeof rspack.Compiler>) => {
          compiler.hooks.thisCompilation.tap('later-files', (compilation) => {
            compilation.hooks.runtimeModule.tap('later-files', (module) => {
              const list = lists[module.name];
              if (list && module.source) module.source.source = Buffer.from(list);
            });
            const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
            compilation.hooks.processAssets.tap({ name: 'later-files', stage }, (assets) => {
              const described = (file: string): [string, string] => {
                const bytes = assets[file]?.buffer() ?? '';
                return [file, `sha256-${createHash('sha256').update(bytes).digest('base64')}`];
              };
              const later: LaterFiles = {};
              for (const chunk of compilation.chunks) {
                const files = [...chunk.files];
                const script = files.find((file) => file.endsWith('.js'));
                const style = files.find((file) => file.endsWith('.css'));
                if (chunk.id == null || !script || chunk.canBeInitial()) continue;
                later[chunk.id] = style ? [...described(script), ...described(style)] : described(script);
              }
              const text = JSON.stringify(later);
              const name = createHash('sha256').update(text).digest('hex').slice(0, 8);
              compilation.emitAsset(`static/later.${name}.json`, new rspack.sources.RawSource(text));
            });
          });
        };
        appendPlugins({ apply });
      });
    },
  };
}
