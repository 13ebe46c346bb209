import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../sourceFiles';
import { outsideImports } from './face';
import { faceFaults } from './faults';
import { importsIn } from './imports';
import { packagesIn } from './packages';
import { writtenFace } from './writtenFace';

/**
 * Checks that every package exports exactly what others import of it. Exits with 1 otherwise. `--write` first generates
 * `exports` of every package from the imports.
 */
const paths = [...sourceFiles()];
const sources = paths.filter((path) => /[.](m?[jt]sx?|css)$/.test(path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const packages = packagesIn(root, paths);
const imports = outsideImports(packages, new Map(sources.map((path) => [path, importsIn(path, read(path))])));

if (process.argv.includes('--write')) {
  for (const one of packages.filter(({ face }) => Object.keys(face).length > 0)) {
    one.face = writtenFace(root, one, imports);
    const file = join(one.folder, 'package.json');
    writeFileSync(join(root, file), `${JSON.stringify({ ...JSON.parse(read(file)), exports: one.face }, null, 2)}\n`);
  }
}
const faults = faceFaults(packages, imports);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.stderr.write('`npm run faces -- --write` writes `exports` from what is imported.\n');
process.exitCode = faults.length > 0 ? 1 : 0;
