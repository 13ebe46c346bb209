import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Says of a file that its functions are called at once, as V8 reads it at the very beginning; elsewhere it is a
 * comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** Files of sentences, which have no functions. */
const texts = /(?:^|\/)text-[^/]+\.js$/;

/**
 * Has the browser compile all of a file in another thread, while it arrives. Otherwise each function is compiled where
 * it is called first, and a page that starts calls nearly all: on a slow phone that keeps its one thread for a quarter
 * of a second.
 */
export function pluginCompileAhead(): RsbuildPlugin {
  return {
    name: 'marquee:compile-ahead',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        // After the files are made small, which takes comments away, and before they get their hashes.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        appendPlugins(
          new rspack.BannerPlugin({ banner: compileHint, raw: true, stage, test: /\.js$/, exclude: texts }),
        );
      });
    },
  };
}
