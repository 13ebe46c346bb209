import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Parts of the federation runtime that a page of ours does not run, as its other parts import them, and what stands
 * there instead.
 */
const standIns = [
  {
    of: /[\\/]@module-federation[\\/]runtime-core[\\/]/,
    request: /\/(?:plugins\/snapshot\/(?:SnapshotHandler|index)|plugins\/generate-preload-assets|utils\/preload)\.js$/,
    by: './host/noSnapshots.ts',
  },
  {
    of: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
    request: /^\.\/(?:remotes|init)\.js$/,
    by: './host/bundlerParts.ts',
  },
];

/**
 * What the router's package says of its components for developer tools; a component with a name stays in a build that
 * does not use it.
 */
const displayNames = /^\w+\.displayName = .*;$/gm;
/** The package has files for developers and for visitors, which differ in this alone; its `exports` name the former. */
const warnings = 'var ENABLE_DEV_WARNINGS = true;';
/** Makes a component, and nothing else. */
const made = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;

/**
 * Leaves out of the host's first script what a page of ours never runs: 6 kB brotli. Nothing depends on it but sizes.
 */
export function pluginLeanRuntime(): RsbuildPlugin {
  return {
    name: 'marquee:lean-runtime',
    setup(api) {
      api.transform({ test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ }, ({ code }) =>
        code
          .replace(warnings, 'var ENABLE_DEV_WARNINGS = false;')
          .replace(displayNames, '')
          .replace(made, '$1/*#__PURE__*/ $2'),
      );
      api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
        appendPlugins(
          standIns.map(
            ({ of, request, by }) =>
              new rspack.NormalModuleReplacementPlugin(request, (resource) => {
                if (of.test(resource.context ?? '')) resource.request = fileURLToPath(new URL(by, import.meta.url));
              }),
          ),
        );
      });
    },
  };
}
