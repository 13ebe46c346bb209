import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn } from '../faces/imports';
import type { Package } from '../faces/packages';

/** The packages that remotes import (without tests): teams depend on their types. `paths` are below `root`. */
export function importedByRemotes(packages: readonly Package[], root: string, paths: readonly string[]): Package[] {
  const code = paths.filter((path) => /^remotes\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const imports = code.flatMap((path) => importsIn(path, readFileSync(join(root, path), 'utf8')));
  const names = new Set(imports.map((name) => name.split('/').slice(0, 2).join('/')));
  return packages.filter(({ name }) => names.has(name));
}
