import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesIn } from '../../check/faces/packages';
import { root, sourceFiles } from '../../check/sourceFiles';
import { installedFor } from '../../package/packages';
import type { Packed } from '../makePackages';

const dependenciesOf = (folder: string): string[] => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
};

/**
 * Installs packed packages into a folder without a network: unpacked as npm does, with links to the installed packages
 * of others that they, the folder's package.json and `more` name.
 */
export function installByLinks(folder: string, packed: readonly Packed[], more: readonly string[] = []): void {
  const modules = join(folder, 'node_modules');
  for (const { name, file } of packed) {
    mkdirSync(join(modules, name), { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', join(modules, name), '--strip-components=1']);
  }
  const importers = packagesIn(root, sourceFiles()).map((one) => join(root, one.folder));
  const named = [folder, ...packed.map(({ name }) => join(modules, name))].flatMap(dependenciesOf);
  for (const name of new Set([...named, ...more])) {
    if (packed.some((one) => one.name === name)) continue;
    const found = [root, ...importers].map((importer) => installedFor(name, importer)).find((one) => one !== undefined);
    if (!found) throw new Error(`${name} is not installed.`);
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(found, join(modules, name));
  }
}
