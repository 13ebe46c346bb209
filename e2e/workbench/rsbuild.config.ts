import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/**
 * The workbench page: parts of the kit and the sdk as they are, for journeys. No site carries it; the journey itself
 * answers it.
 */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [pluginReact()],
  source: { entry: { index: './index.tsx' } },
  html: { title: 'Workbench' },
  output: { distPath: { root: 'dist' }, assetPrefix: '/workbench/', filenameHash: false, cleanDistPath: true },
});
