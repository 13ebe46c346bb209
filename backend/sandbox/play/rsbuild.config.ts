import { defineConfig } from '@rsbuild/core';

/**
 * The game client: two small pages without a framework, served by the backend under `/play/` with a policy of their
 * own. Their files are asked for without cookies (`crossorigin`): the frame has no origin of its own, so that browsers
 * would withhold those of the site, and report each.
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
    // The frame's policy lets nothing but the loading of these chunks make addresses of scripts.
    rspack: { output: { trustedTypes: 'game-chunks' } },
  },
});
