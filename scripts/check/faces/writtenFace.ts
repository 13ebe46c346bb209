import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isData, keyFor, type OutsideImport, targetOf } from './face';
import type { Face, Package } from './packages';

/** The file of a new subpath: the one of that name in `src`, or in the package's folder. */
function guess(folder: string, subpath: string): string | undefined {
  const bare = subpath.slice(2);
  const files = ['./src/', './'].flatMap((base) =>
    ['', '.ts', '.tsx', '.mjs'].map((ending) => `${base}${bare}${ending}`),
  );
  return files.find((file) => /[.]\w+$/.test(file) && existsSync(join(folder, file)));
}

/** The generated face of a package: one line for each imported subpath, sorted, and its used data folders. */
export function writtenFace(root: string, { name, folder, face }: Package, imports: readonly OutsideImport[]): Face {
  const entries = imports.flatMap((one): [string, string][] => {
    if (one.name !== name) return [];
    const key = keyFor(face, one.subpath);
    if (key?.includes('*') && isData(face[key] ?? '')) return [[key, face[key] ?? '']];
    if (one.subpath.includes('*')) return [];
    const target = targetOf(face, one.subpath) ?? guess(join(root, folder), one.subpath);
    return target ? [[one.subpath, target]] : [];
  });
  return Object.fromEntries([...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1)));
}
