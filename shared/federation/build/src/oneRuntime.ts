import type { RsbuildPlugin } from '@rsbuild/core';

/** The federation runtime as the bundler names it: by its CommonJS entries, or by an alias of them. */
const commonJs = /(@module-federation\/(?:webpack-bundler-)?runtime)(?:\/dist\/index\.cjs)?$/;

/**
 * Gives the host one copy of the federation runtime: the bundler names its CommonJS files, the glue its modules. It is
 * 8 kB brotli.
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
