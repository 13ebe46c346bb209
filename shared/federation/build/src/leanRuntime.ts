import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Parts of the federation runtime that a page of ours does not run, and what stands there instead. */
const standIns = [
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
 * What keeps components of the router in a build that does not use them: their names for developer tools, and calls of
 * React that make a component and nothing else.
 */
const routerPatches = [
  { of: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, what: /^\w+\.displayName = .*;$/gm, by: '' },
  {
    of: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    what: /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm,
    by: '$1/*#__PURE__*/ $2',
  },
];

/** Fails a build in which something of this file was not found: a new version of a package is to be looked at. */
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

/** Leaves out of the host's first script parts of the federation runtime that a page never runs: 3 kB brotli. */
export function pluginLeanRuntime(): RsbuildPlugin {
  return {
    name: 'marquee:lean-runtime',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        const missing = new Set(standIns);
        const replacements = standIns.map((standIn) => {
          const { of, what, by } = standIn;
          return new rspack.NormalModuleReplacementPlugin(what, (resource) => {
            if (!of.test(resource.context ?? '')) return;
            missing.delete(standIn);
            resource.request = fileURLToPath(new URL(by, import.meta.url));
          });
        });
        appendPlugins([...replacements, new MustBeFound(missing)]);
      });
    },
  };
}

/** Leaves out of the host's first script components of the router that it does not use: 3.4 kB brotli. */
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
