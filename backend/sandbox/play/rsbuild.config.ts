import { defineConfig } from '@rsbuild/core';

/**
 * The game client: two small pages without a framework, served by the backend under `/play/` with their own CSP. Files
 * are requested without cookies (`crossorigin`): the sandboxed frame has an opaque origin, so browsers would block the
 * site's cookies and report each.
 */
export default defineConfig({
  root: import.meta.dirname,
  source: { entry: { game: './src/game.ts', verify: './src/verify.ts' } },
  html: { template: './src/page.html', title: 'Game', scriptLoading: 'defer', crossorigin: 'anonymous' },
  output: {
    distPath: { root: 'dist', js: 'assets', css: 'assets', jsAsync: 'assets', cssAsync: 'assets' },
    assetPrefix: '/play/',
    cleanDistPath: true,
    legalComments: 'none',
    polyfill: 'off',
  },
  performance: { printFileSize: false },
  tools: {
    htmlPlugin: { inject: 'head' },
    // The CSP allows only this Trusted Types policy to create script URLs.
    rspack: { output: { trustedTypes: 'game-chunks' } },
  },
});
