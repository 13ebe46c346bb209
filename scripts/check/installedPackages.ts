import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedHashes } from '../package/sbom';

/** A third-party package with its declared licence. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** SPDX expression; `Unknown` if package.json has none. */
  license: string;
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** The real packages in a folder of pnpm's store; its dependencies there are links. */
const packagesOf = (folder: string) =>
  foldersIn(folder).flatMap((one) => (existsSync(join(one, 'package.json')) ? [one] : foldersIn(one)));

/** All installed packages of the lock file, unordered. Leftovers of earlier installations are ignored. */
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
