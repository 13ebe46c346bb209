import { isData, keyFor, type OutsideImport } from './face';
import type { Package } from './packages';

/** Mismatches between packages' faces and actual imports, a sentence each. */
export function faceFaults(packages: readonly Package[], imports: readonly OutsideImport[]): string[] {
  return packages.flatMap(({ name, folder, face }) => {
    const wanted = imports.filter((one) => one.name === name);
    const used = new Set(wanted.map(({ subpath }) => keyFor(face, subpath)));
    const wide = Object.entries(face).filter(([key, target]) => key.includes('*') && !isData(target));
    const missing = wanted.filter(({ subpath }) => keyFor(face, subpath) === undefined);
    return [
      ...wide.map(([key]) => `${folder} exports ${key}: name each subpath; * is for folders of .json or .css`),
      ...Object.keys(face).flatMap((key) =>
        used.has(key) ? [] : `${folder} exports ${key}, which no other package imports`,
      ),
      ...missing.map(({ file, subpath }) => `${file} imports ${subpath} of ${name}, which does not export it`),
    ];
  });
}
