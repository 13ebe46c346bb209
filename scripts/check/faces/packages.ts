import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether remotes may import a subpath: the desk's part of the contract is not for players' pages. */
export const isForRemotes = (subpath: string): boolean => !subpath.startsWith('./staff/');

/** A package's exports: files, relative to its folder, by subpath. */
export type Face = Record<string, string>;

/** A package of the workspace. */
export interface Package {
  /** Its name in imports. */
  name: string;
  /** Path below the root. */
  folder: string;
  version: string;
  /** `exports` of its package.json. */
  face: Face;
  /** The names of all declared dependencies. */
  dependencies: string[];
}

/** The packages of a repository, ordered by folder, without the root. */
export function packagesIn(root: string, paths: Iterable<string>): Package[] {
  return [...paths]
    .filter((path) => path.endsWith('/package.json'))
    .sort()
    .map((path) => {
      const { name, version, exports, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, path), 'utf8'),
      );
      const declared = Object.keys({ ...dependencies, ...devDependencies });
      return { name, folder: dirname(path), version, face: exports ?? {}, dependencies: declared };
    });
}
