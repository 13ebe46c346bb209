import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolIn } from './toolIn';

/** The result of a build. */
export interface Built {
  /** Number of files whose name contains a text. */
  named(text: string): number;
  /** How many scripts and style sheets contain a text. */
  contain(text: string): number;
  /** The build's output. */
  output: string;
}

/** Rebuilds a package of a copy, with arguments for the builder, into its configured folder. */
export async function builtInto(copy: string, folder: string, output: string, words: string[] = []): Promise<Built> {
  const dist = join(copy, folder, output);
  rmSync(dist, { recursive: true, force: true });
  const printed = await toolIn(join(copy, folder), '@rsbuild/core/bin/rsbuild.js', ['build', ...words], {
    NODE_ENV: 'production',
  });
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name));
  return {
    named: (text) => files.filter(({ name }) => name.includes(text)).length,
    contain: (text) =>
      files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').includes(text)).length,
    output: printed,
  };
}
