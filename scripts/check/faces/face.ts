import type { Face, Package } from './packages';

/** An import of a package by a file that is not its own. */
export interface OutsideImport {
  /** The file, as a path below the root. */
  file: string;
  /** The package's name. */
  name: string;
  /** `.` or `./…`. */
  subpath: string;
}

/** Of imports by file, those that lead into another package of ours. */
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

/** What `*` of a subpath stands for in another one, which may itself have some; nothing where the two do not fit. */
function part(key: string, subpath: string): string | undefined {
  const [before = '', after = ''] = key.split('*');
  const fits = subpath.length >= key.length - 1 && subpath.startsWith(before) && subpath.endsWith(after);
  return fits ? subpath.slice(before.length, subpath.length - after.length) : undefined;
}

/** The subpath of a face that answers for another, as Node finds it: itself, or else the longest one with a `*`. */
export function keyFor(face: Face, subpath: string): string | undefined {
  if (subpath in face) return subpath;
  const fitting = Object.keys(face).filter((key) => key.includes('*') && part(key, subpath) !== undefined);
  return fitting.sort((a, b) => b.indexOf('*') - a.indexOf('*'))[0];
}

/** The file that a subpath of a face stands for. */
export function targetOf(face: Face, subpath: string): string | undefined {
  const key = keyFor(face, subpath);
  return key === undefined ? undefined : face[key]?.replace('*', part(key, subpath) ?? '');
}

/**
 * Whether a subpath with `*` names a folder of data, whose files are many and are asked for by a name that is only
 * known at run time.
 */
export const isData = (target: string) => /\/\*.*[.](json|css)$/.test(target);
