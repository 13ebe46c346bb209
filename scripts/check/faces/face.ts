import type { Face, Package } from './packages';

/** An import of a package by a file outside of it. */
export interface OutsideImport {
  /** Path of the importing file. */
  file: string;
  /** The package's name. */
  name: string;
  /** `.` or `./…`. */
  subpath: string;
}

/** Imports of other packages of ours, by file. */
export function outsideImports(
  packages: readonly Package[],
  byFile: ReadonlyMap<string, readonly string[]>,
): OutsideImport[] {
  const names = new Map(packages.map((one) => [one.name, one]));
  return [...byFile].flatMap(([file, specifiers]) =>
    specifiers.flatMap((specifier) => {
      const [scope, short, ...rest] = specifier.split('/');
      const imported = names.get(`${scope}/${short}`);
      if (!imported || ownerOf(packages, file) === imported) return [];
      return [{ file, name: imported.name, subpath: ['.', ...rest].join('/') }];
    }),
  );
}

function ownerOf(packages: readonly Package[], file: string): Package | undefined {
  const around = packages.filter(({ folder }) => file.startsWith(`${folder}/`));
  return around.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * The text that `*` of a subpath matches in another one, which may contain `*` itself; nothing if they do not match.
 */
function part(key: string, subpath: string): string | undefined {
  const [before = '', after = ''] = key.split('*');
  const fits = subpath.length >= key.length - 1 && subpath.startsWith(before) && subpath.endsWith(after);
  return fits ? subpath.slice(before.length, subpath.length - after.length) : undefined;
}

/** The face's subpath that matches an import by Node's rules: itself, or the longest one with a `*`. */
export function keyFor(face: Face, subpath: string): string | undefined {
  if (subpath in face) return subpath;
  const fitting = Object.keys(face).filter((key) => key.includes('*') && part(key, subpath) !== undefined);
  return fitting.sort((a, b) => b.indexOf('*') - a.indexOf('*'))[0];
}

/** The file of a subpath. */
export function targetOf(face: Face, subpath: string): string | undefined {
  const key = keyFor(face, subpath);
  return key === undefined ? undefined : face[key]?.replace('*', part(key, subpath) ?? '');
}

/** Whether a subpath with `*` is a data folder, whose files are selected at run time. */
export const isData = (target: string) => /\/\*.*[.](json|css)$/.test(target);
