import { readFileSync } from 'node:fs';
import type { RsbuildConfig } from '@rsbuild/core';

/** What a build for development has in place of one for visitors: it is made quickly, and its code can be read. */
export const forDevelopment = (assetPrefix: string): RsbuildConfig => ({
  mode: 'development',
  logLevel: 'warn',
  // Pages load again instead, with what their server draws.
  dev: { hmr: false, assetPrefix },
  output: { minify: false },
  // Files are named by what they are at the end, as their hashes in the page are.
  tools: { rspack: { optimization: { realContentHash: true } } },
});

/** Reads a JSON file. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
