import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from '../faces/packages';
import { root, sourceFiles } from '../sourceFiles';
import { changes } from './changes';
import { importedByRemotes } from './importedByRemotes';
import { keepReleased, SinceRelease } from './released';
import { reportsOf } from './reports';

/**
 * Checks that `docs/api` matches the public types of the packages that remotes import, and that the host API has the
 * number that its differences from the last release ask for. Exits with 1 and lists the changes otherwise. `--write`
 * updates the reports and the list of broken members, `--released` keeps the report as that of a release.
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
const isReleased = process.argv.includes('--released');
if (isReleased || process.argv.includes('--write')) {
  mkdirSync(folder, { recursive: true });
  for (const file of kept) if (!reports.has(file)) rmSync(join(folder, file));
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
  if (isReleased) keepReleased(root, reports);
  else new SinceRelease(root, reports).write();
} else {
  const changed = changes(new Map(kept.map((file) => [file, readFileSync(join(folder, file), 'utf8')])), reports);
  const found = [...changed, ...new SinceRelease(root, reports).faults()];
  process.stderr.write(found.map((line) => `${line}\n`).join(''));
  process.exitCode = found.length > 0 ? 1 : 0;
}
