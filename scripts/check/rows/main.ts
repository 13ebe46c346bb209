import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformMigrations } from '../../../backend/platform/src/migrations';
import { ownDatabaseMigrations, sandboxMigrations } from '../../../backend/sandbox/src/migrations';
import { root, sourceFiles } from '../sourceFiles';
import { queriesFile } from './queriesFile';
import { rowsOf } from './rowsOf';
import { openSchemas } from './schema';
import { queriesIn } from './texts';

/**
 * `npm run rows` writes the types of all queries' rows, as the migrated databases describe their statements. `--check`
 * only compares, and exits with 1 if the file is outdated. Exits with 1, and writes nothing, if a statement does not
 * fit a database.
 */
const file = 'backend/database/src/queries.gen.ts';
const isQuerying = (path: string) =>
  /^backend\/[^/]+\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\/|\.gen\.ts$/.test(path);

const { queries, typedColumns } = queriesIn(root, [...sourceFiles('backend/')].filter(isQuerying));
const { schemas, close } = await openSchemas([
  [platformMigrations, sandboxMigrations],
  [ownDatabaseMigrations, sandboxMigrations],
]);
const { rows, faults } = await rowsOf(schemas, queries, typedColumns);
await close();
const text = queriesFile(rows, new Set(typedColumns));
if (text !== readFileSync(join(root, file), 'utf8')) {
  if (process.argv.includes('--check')) faults.push(`${file} is not current: npm run rows`);
  else if (faults.length === 0) writeFileSync(join(root, file), text);
}
for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
