import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package of others in an archive. */
export interface Placed {
  name: string;
  version: string;
  /** Expression of SPDX. */
  license: string;
  /** Where it is installed here. */
  from: string;
  /** Where it is in the archive: `node_modules/pg`. */
  to: string;
  /** Places of the packages that it needs. */
  needs: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folder of a package as code in a folder would find it. Undefined when it is not installed. */
export function installedFor(name: string, folder: string): string | undefined {
  const candidate = join(folder, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  return folder === dirname(folder) ? undefined : installedFor(name, dirname(folder));
}

/**
 * Packages with everything that they depend on, each in its place below `node_modules`: at the top, or inside the one
 * that needs it where another version is at the top. Optional dependencies that are not installed here are for other
 * machines. Throws for a dependency that should be installed.
 */
export function placePackages(wanted: readonly { name: string; folder: string }[]): Placed[] {
  const placed = new Map<string, Placed>();
  /** What code at a place of the archive finds under a name. */
  const found = (name: string, above: string): Placed | undefined =>
    placed.get(`${above}node_modules/${name}`) ??
    (above === '' ? undefined : found(name, above.slice(0, above.lastIndexOf('node_modules/'))));

  function place(name: string, from: string, above: string): Placed {
    const there = found(name, above);
    if (there?.from === from) return there;
    const to = `${there ? above : ''}node_modules/${name}`;
    const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
    const one: Placed = { name, version: manifest.version, license: manifest.license ?? '', from, to, needs: [] };
    placed.set(to, one);
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    for (const dependency of new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies)])) {
      const folder = installedFor(dependency, from);
      if (folder) one.needs.push(place(dependency, folder, `${to}/`).to);
      else if (!(dependency in optionalDependencies))
        throw new Error(`${name} needs ${dependency}: npm start installs`);
    }
    return one;
  }

  for (const { name, folder } of wanted) {
    const from = installedFor(name, folder);
    if (!from) throw new Error(`${name} is not installed for ${folder}`);
    place(name, from, '');
  }
  return [...placed.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}
