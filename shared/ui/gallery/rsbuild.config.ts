import { fontCopies } from '@marquee/theme/fontCopies';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The kit's gallery: every component in every template, for visual checks and axe. Not part of any site. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './index.tsx' } },
  html: { title: 'Marquee kit' },
  output: { distPath: { root: 'dist' }, copy: fontCopies(), assetPrefix: '/' },
  performance: { printFileSize: { compressed: true } },
});
