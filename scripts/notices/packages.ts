import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, sourceFiles } from '../check/sourceFiles';
import type { Licensed } from './noticesText';

interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** An installed package with its licence text. Throws if it has none: such a package needs a review. */
export function licensed(folder: string): Licensed {
  const { name, version, license } = manifestOf(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  if (!file) throw new Error(`${name} ${version} brings no text of its licence`);
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8') };
}

/** The folders of font packages: their files are served, or drawn from. */
export function fontFolders(): string[] {
  return [...sourceFiles()]
    .filter((path) => path.endsWith('/package.json'))
    .flatMap((path) => {
      const { resolve } = createRequire(join(root, path));
      const names = Object.keys(manifestOf(dirname(join(root, path))).dependencies ?? {});
      return names
        .filter((name) => name.startsWith('@fontsource'))
        .map((name) => dirname(resolve(`${name}/package.json`)));
    });
}

/** The bundler's folder: each bundle contains some of its run-time code. */
export function bundlerFolder(): string {
  const rsbuild = createRequire(import.meta.url).resolve('@rsbuild/core');
  return dirname(createRequire(rsbuild).resolve('@rspack/core/package.json'));
}
