import { execFile } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Face, isForRemotes, type Package } from '../faces/packages';

const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
const compiled = /[.](m?)[jt]sx?$/;

/** The subpaths with types that remotes may import. */
export function codeOf(face: Face): [subpath: string, file: string][] {
  return Object.entries(face).filter(([key, file]) => !key.includes('*') && isForRemotes(key) && compiled.test(file));
}

/** Compiler options: the repository's own settings, with Node's types. */
export function compilerOptions(root: string) {
  const base = require(join(root, 'tsconfig.base.json')) as { compilerOptions: object };
  return { ...base.compilerOptions, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
}

/** Links a package's declared dependencies: our packages in the copy, others where they are installed. */
function linkDependencies(root: string, into: string, one: Package, packages: readonly Package[]): void {
  for (const name of one.dependencies) {
    const ours = packages.find((other) => other.name === name);
    const target = ours ? join(into, ours.folder) : realpathSync(join(root, one.folder, 'node_modules', name));
    const link = join(into, one.folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'junction');
  }
}

/** Every file of every face by its import name. Files in `node_modules` count as libraries, which get no report. */
function pathsOf(root: string, packages: readonly Package[]): Record<string, string[]> {
  const entries = packages.flatMap(({ name, folder, face }) =>
    codeOf(face).map(([subpath, file]): [string, string[]] => [name + subpath.slice(1), [join(root, folder, file)]]),
  );
  return Object.fromEntries(entries);
}

/**
 * Writes the declarations of every package's face and their references into a folder: a workspace of types only. Bodies
 * are not checked. Rejects with the compiler's output if a type cannot be declared.
 */
export async function writeDeclarations(
  root: string,
  packages: readonly Package[],
  ambient: readonly string[],
  into: string,
) {
  const files = packages.flatMap(({ folder, face }) => codeOf(face).map(([, file]) => join(folder, file)));
  const options = {
    ...compilerOptions(root),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
  };
  const settings = join(into, 'tsconfig.json');
  const compilation = {
    compilerOptions: { ...options, rootDir: root, outDir: into, paths: pathsOf(root, packages) },
    files: [...files, ...ambient].map((file) => join(root, file)),
  };
  writeFileSync(settings, JSON.stringify(compilation));
  await promisify(execFile)(process.execPath, [compiler, '-p', settings]).catch((error) => {
    throw new Error(`The public types cannot be declared:\n${error.stdout}`);
  });
  for (const one of packages) {
    const folder = join(into, one.folder);
    mkdirSync(folder, { recursive: true });
    const exports = codeOf(one.face).map(([key, file]) => [key, file.replace(compiled, '.d.$1ts')]);
    const { name, version } = one;
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name, version, exports: Object.fromEntries(exports) }),
    );
    linkDependencies(root, into, one, packages);
  }
}
