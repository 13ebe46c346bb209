import type { RsbuildPlugin } from '@rsbuild/core';

/** The federation runtime's CommonJS entries, by which the bundler imports it, or aliases of them. */
const commonJs = /(@module-federation\/(?:webpack-bundler-)?runtime)(?:\/dist\/index\.cjs)?$/;

/**
 * Deduplicates the federation runtime: the bundler imports its CommonJS files, our code its ES modules. Saves 8 kB
 * brotli.
 */
export function pluginOneRuntime(): RsbuildPlugin {
  return {
    name: 'marquee:one-runtime',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(commonJs, (resource) => {
            resource.request = resource.request.replace(commonJs, '$1/dist/index.js');
          }),
        );
      });
    },
  };
}
