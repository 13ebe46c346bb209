import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedHashes } from '../package/sbom';

/** A package of others, and its licence as it names it. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Expression of SPDX; `Unknown` where package.json has none. */
  license: string;
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** The packages that pnpm keeps in a folder: the one that it is of. Those that it needs are links. */
const packagesOf = (folder: string) =>
  foldersIn(folder).flatMap((one) => (existsSync(join(one, 'package.json')) ? [one] : foldersIn(one)));

/**
 * Every package that the lock file names and that is installed below the root, in no order. What pnpm keeps of earlier
 * installations does not count.
 */
export function installedPackages(root: string): InstalledPackage[] {
  const locked = lockedHashes(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  return foldersIn(join(root, 'node_modules/.pnpm'))
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap(packagesOf)
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { name, version, license: typeof license === 'string' ? license : 'Unknown' };
    })
    .filter(({ name, version }) => locked.has(`${name}@${version}`));
}
