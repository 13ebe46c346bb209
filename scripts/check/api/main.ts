import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from '../faces/packages';
import { root, sourceFiles } from '../sourceFiles';
import { changes } from './changes';
import { importedByRemotes } from './importedByRemotes';
import { reportsOf } from './reports';

/**
 * Checks that `docs/api` matches the public types of the packages that remotes import. Exits with 1 and lists the
 * changes otherwise. `--write` updates the reports.
 */
const folder = join(root, 'docs/api');
const paths = [...sourceFiles()];
const packages = packagesIn(root, paths);
const reports = await reportsOf(
  root,
  importedByRemotes(packages, root, paths),
  paths.filter((path) => path.endsWith('.d.ts')),
  packages,
);
const kept = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.api.md')) : [];
if (process.argv.includes('--write')) {
  mkdirSync(folder, { recursive: true });
  for (const file of kept) if (!reports.has(file)) rmSync(join(folder, file));
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
} else {
  const found = changes(new Map(kept.map((file) => [file, readFileSync(join(folder, file), 'utf8')])), reports);
  process.stderr.write(found.map((line) => `${line}\n`).join(''));
  process.exitCode = found.length > 0 ? 1 : 0;
}
