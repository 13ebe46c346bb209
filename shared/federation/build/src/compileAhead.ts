import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * A magic comment at the start of a file that makes V8 compile all its functions eagerly; elsewhere it is an ordinary
 * comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** Files of texts, which have no functions. */
const texts = /(?:^|\/)text-[^/]+\.js$/;

/**
 * Makes browsers compile whole files on a background thread while they download. Otherwise each function is compiled on
 * the main thread when first called: at start-up that is nearly all, a quarter of a second on a slow phone.
 */
export function pluginCompileAhead(): RsbuildPlugin {
  return {
    name: 'marquee:compile-ahead',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        // After minification, which removes comments, and before hashing.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        appendPlugins(
          new rspack.BannerPlugin({ banner: compileHint, raw: true, stage, test: /\.js$/, exclude: texts }),
        );
      });
    },
  };
}
