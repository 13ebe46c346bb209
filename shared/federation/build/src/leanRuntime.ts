import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { MustBeFound } from './patches';

/** Unused parts of the federation runtime, and their replacements. */
const substitutions = [
  {
    of: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
    what: /^@module-federation\/runtime(?:\/dist\/index\.js)?$/,
    by: './host/runtimeParts.ts',
  },
  {
    of: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
    what: /^\.\/(?:remotes|init)\.js$/,
    by: './host/bundlerParts.ts',
  },
];

/** Removes parts of the federation runtime that pages never run from the host's first script: 3 kB brotli. */
export function pluginLeanRuntime(): RsbuildPlugin {
  return {
    name: 'marquee:lean-runtime',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        const missing = new Set(substitutions);
        const replacements = substitutions.map((substitution) => {
          const { of, what, by } = substitution;
          return new rspack.NormalModuleReplacementPlugin(what, (resource) => {
            if (!of.test(resource.context ?? '')) return;
            missing.delete(substitution);
            resource.request = fileURLToPath(new URL(by, import.meta.url));
          });
        });
        appendPlugins([...replacements, new MustBeFound(missing)]);
      });
    },
  };
}
