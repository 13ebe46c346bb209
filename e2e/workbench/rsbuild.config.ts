import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The workbench page: parts of kit and sdk for journeys, which serve it themselves. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [pluginReact()],
  source: { entry: { index: './index.tsx' } },
  html: { title: 'Workbench' },
  output: { distPath: { root: 'dist' }, assetPrefix: '/workbench/', filenameHash: false, cleanDistPath: true },
});
