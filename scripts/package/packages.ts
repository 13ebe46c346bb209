import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A third-party package in an archive. */
export interface Placed {
  name: string;
  version: string;
  /** Expression of SPDX. */
  license: string;
  /** Its installed folder. */
  from: string;
  /** Its path in the archive: `node_modules/pg`. */
  to: string;
  /** Paths of its dependencies. */
  needs: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folder of a package as resolved from a folder. Undefined if it is not installed. */
export function installedFor(name: string, folder: string): string | undefined {
  const candidate = join(folder, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  return folder === dirname(folder) ? undefined : installedFor(name, dirname(folder));
}

/**
 * Packages with all their dependencies, placed below `node_modules`: at the top, or nested where another version is at
 * the top. Missing optional dependencies are for other platforms. Throws for a missing required dependency.
 */
export function placePackages(wanted: readonly { name: string; folder: string }[]): Placed[] {
  const placed = new Map<string, Placed>();
  /** The package that a name resolves to from a path in the archive. */
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
