import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { hostFacts } from '../../shared/federation/release/src/publish/hostFacts';
import { writeDeclarations } from '../check/api/declarations';
import { isForRemotes, type Package, packagesIn } from '../check/faces/packages';
import { root, sourceFiles } from '../check/sourceFiles';
import { installedFor } from '../package/packages';
import { writeTar } from '../package/tar';
import { bundleCode, fileOf } from './bundleCode';
import { declared, gatherTypes } from './gatherTypes';
import { type PublicPackage, publicPackages } from './publicPackages';

/** A packed package. */
export interface Packed {
  name: string;
  version: string;
  /** Path of its `.tgz`. */
  file: string;
}

/** The manifest of an installed package as seen from some of ours; undefined if none of these has it. */
function installed(name: string, importers: readonly Package[]): { version: string } | undefined {
  const folders = importers.map(({ folder }) => installedFor(name, join(root, folder)));
  const folder = folders.find((one) => one !== undefined);
  return folder ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) : undefined;
}

const scopeless = (name: string) => name.replace('@', '').replace('/', '__');

/** Exact versions of packages, with the types of those in `typed` that have none of their own. */
function exactVersions(
  names: Iterable<string>,
  typed: Iterable<string>,
  importers: readonly Package[],
  all: readonly Package[],
): Record<string, string> {
  const wanted = new Set([...names, ...[...typed].map((name) => `@types/${scopeless(name)}`)]);
  const rows = [...wanted].flatMap((name) => {
    const version = all.find((one) => one.name === name)?.version ?? installed(name, importers)?.version;
    if (!version && !name.startsWith('@types/')) throw new Error(`${name} is imported, and not installed.`);
    return version ? [[name, version] as const] : [];
  });
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function packageJson(one: PublicPackage, own: Package, needs: Record<string, string>) {
  const faces = Object.entries(one.face).map(([subpath, file]) => {
    if (file.endsWith('.json')) return [subpath, `./dist/${fileOf(subpath)}`];
    return [subpath, { types: `./types/${declared(file)}`, default: `./dist/${fileOf(subpath)}.js` }];
  });
  return {
    name: one.name,
    version: own.version,
    license: 'MIT',
    type: 'module',
    exports: { ...Object.fromEntries(faces), './package.json': './package.json' },
    ...one.manifest,
    dependencies: needs,
  };
}

/** Packs the public packages into a folder, so that they install with plain npm outside of this repository. */
export async function makePackages(output: string): Promise<Packed[]> {
  const paths = [...sourceFiles()];
  const all = packagesIn(root, paths);
  const found = (name: string): Package => {
    const one = all.find((other) => other.name === name);
    if (!one) throw new Error(`There is no package ${name}.`);
    return one;
  };
  const faceFile = (specifier: string) => {
    const one = all.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    const file = one?.face[`.${specifier.slice(one.name.length)}`];
    if (!one || !file) throw new Error(`${specifier} is imported, and no package exports it.`);
    return posix.join(one.folder, file);
  };
  const wanted = publicPackages.map((row): PublicPackage => {
    const { folder, face } = found(row.name);
    const own = Object.entries(face)
      .filter(([subpath]) => isForRemotes(subpath))
      .map(([subpath, file]) => [subpath, posix.join(folder, file)]);
    return { ...row, face: row.face ?? { ...Object.fromEntries(own), ...row.more } };
  });
  const names = new Set(wanted.flatMap(({ name, contains }) => [name, ...contains]));
  const facts = hostFacts();
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-pack-')));
  try {
    const ambient = paths.filter((path) => path.endsWith('.d.ts'));
    const tree = join(work, 'tree');
    mkdirSync(tree);
    const faces = new Map(wanted.map(({ name, face }) => [name, face]));
    const withFaces = all
      .filter(({ name }) => names.has(name))
      .map((one) => ({ ...one, face: { ...one.face, ...relativeFace(one, faces.get(one.name)) } }));
    await writeDeclarations(root, withFaces, ambient, tree);
    mkdirSync(output, { recursive: true });
    const packed: Packed[] = [];
    for (const one of wanted) {
      const own = found(one.name);
      const code = await bundleCode(root, one, facts);
      const types = gatherTypes(tree, one, faceFile);
      const importers = [own, ...one.contains.map(found)];
      const imports = [...(one.needs ?? []), ...code.imports, ...types.imports];
      const needs = exactVersions(imports, types.imports, importers, all);
      const folder = join(work, scopeless(one.name), 'package');
      const files = new Map<string, string | Uint8Array>([...code.files, ...types.files]);
      for (const [subpath, path] of Object.entries(one.face))
        if (path.endsWith('.json')) files.set(`dist/${fileOf(subpath)}`, readFileSync(join(root, path)));
      files.set('package.json', `${JSON.stringify(packageJson(one, own, needs), null, 2)}\n`);
      for (const [path, content] of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      const file = join(output, `${one.name.replace('@', '').replace('/', '-')}-${own.version}.tgz`);
      await writeTar(folder, file);
      packed.push({ name: one.name, version: own.version, file });
    }
    return packed;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A face by paths relative to the package's own folder. */
function relativeFace({ folder }: Package, face: PublicPackage['face'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(face).map(([subpath, file]) => [subpath, posix.relative(folder, file) || '.']),
  );
}
