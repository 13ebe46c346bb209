import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Unused parts of the federation runtime, and their replacements. */
const substitutions = [
  {
    of: /[\\/]@module-federation[\\/]runtime-core[\\/]/,
    what: /\/(?:plugins\/snapshot\/(?:SnapshotHandler|index)|plugins\/generate-preload-assets|utils\/preload)\.js$/,
    by: './host/noSnapshots.ts',
  },
  {
    of: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
    what: /^\.\/(?:remotes|init)\.js$/,
    by: './host/bundlerParts.ts',
  },
];

/**
 * What prevents tree-shaking of unused router components: their display names, and calls of React that only create a
 * component.
 */
const routerPatches = [
  { of: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, what: /^\w+\.displayName = .*;$/gm, by: '' },
  {
    of: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    what: /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm,
    by: '$1/*#__PURE__*/ $2',
  },
];

/** Fails the build if a patch of this file did not match, so that new versions of a package are reviewed. */
class MustBeFound {
  constructor(readonly missing: Set<{ of: RegExp; what: RegExp }>) {}
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.afterCompile.tap('must-be-found', ({ errors }) => {
      for (const { of, what } of this.missing) {
        const error = new Error(`leanRuntime.ts: ${what} is not found in ${of}. Look at what the package has instead.`);
        errors.push(error as Rspack.RspackError);
      }
    });
  }
}

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

/** Removes unused router components from the host's first script: 3.4 kB brotli. */
export function pluginLeanRouter(): RsbuildPlugin {
  return {
    name: 'marquee:lean-router',
    setup(api) {
      const missing = new Set(routerPatches);
      for (const patch of routerPatches)
        api.transform({ test: patch.of }, ({ code }) => {
          const patched = code.replace(patch.what, patch.by);
          if (patched !== code) missing.delete(patch);
          return patched;
        });
      api.modifyRspackConfig((_, { appendPlugins }) => appendPlugins(new MustBeFound(missing)));
    },
  };
}
