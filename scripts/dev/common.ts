import { readFileSync } from 'node:fs';
import type { RsbuildConfig } from '@rsbuild/core';

/** Differences of a development build: fast, with readable code. */
export const forDevelopment = (assetPrefix: string): RsbuildConfig => ({
  mode: 'development',
  logLevel: 'warn',
  // Reloads pages instead of hot replacement, because their server renders them.
  dev: { hmr: false, assetPrefix },
  output: { minify: false },
  // Hashes of the final content, as the page's integrity needs.
  tools: { rspack: { optimization: { realContentHash: true } } },
});

/** Reads a JSON file. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
