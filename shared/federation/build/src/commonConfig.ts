import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Supported browsers: two years of evergreen versions and the oldest iPhones that still get updates. */
export const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4', 'ios >= 16.4'];

/** The folder of a configuration file, from its `import.meta.url`. */
export function folderOf(configUrl: string): string {
  return dirname(fileURLToPath(configUrl));
}

/** The common build configuration of host and remotes: no source maps, hashed names, integrity, CSS modules. */
export function commonConfig(root: string, classNames: string): RsbuildConfig {
  return {
    root,
    plugins: [pluginReact({ splitChunks: false })],
    // The bundler copies its federation runtime from the source text of its own functions, and tsx, which runs the
    // build, inserts `__name` into it.
    source: { define: { __name: '((named) => named)' } },
    security: { sri: { enable: true, algorithm: 'sha384' } },
    output: {
      overrideBrowserslist: browsers,
      sourceMap: false,
      legalComments: 'none',
      // Later passes remove what earlier ones made unused.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      cssModules: { localIdentName: classNames },
    },
    // One hash for all classes of a sheet: hashes do not compress. Rsbuild's types do not have css-loader's option.
    tools: { cssLoader: ({ modules }) => void Object.assign(modules ?? {}, { hashStrategy: 'minimal-subset' }) },
    performance: { printFileSize: false },
  };
}
