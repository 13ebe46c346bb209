import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolIn } from './toolIn';

/** What a build made. */
export interface Built {
  /** How many files have a text in their names. */
  named(text: string): number;
  /** How many scripts and style sheets contain a text. */
  contain(text: string): number;
  /** What the build said. */
  said: string;
}

/** Builds a package of a copy anew, with words for the builder, into the folder that its configuration names. */
export async function builtInto(copy: string, folder: string, output: string, words: string[] = []): Promise<Built> {
  const dist = join(copy, folder, output);
  rmSync(dist, { recursive: true, force: true });
  const said = await toolIn(join(copy, folder), '@rsbuild/core/bin/rsbuild.js', ['build', ...words], {
    NODE_ENV: 'production',
  });
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name));
  return {
    named: (text) => files.filter(({ name }) => name.includes(text)).length,
    contain: (text) =>
      files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').includes(text)).length,
    said,
  };
}
