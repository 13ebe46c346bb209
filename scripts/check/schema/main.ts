import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMigrations } from '../../../backend/app/src/migrations';
import { migrate } from '../../../backend/database/src/migrate';
import { openPglite } from '../../../backend/database/src/pglite';
import { root } from '../sourceFiles';
import { readSchema } from './readSchema';
import { lineFaults, schemaPage } from './schemaPage';
import { tableLines } from './tableLines';

/**
 * Checks that `docs/schema.md` is what the migrations come to, and that each table says what it is for. Exits with 1
 * otherwise. `--write` writes the page.
 */
const file = join(root, 'docs/schema.md');
const database = await openPglite({});
await migrate(database, allMigrations());
const tables = await readSchema(database);
await database.close();
const page = schemaPage(tables, tableLines);
const faults = lineFaults(tables, tableLines).map(
  (fault) => `${fault} Lines are in scripts/check/schema/tableLines.ts.`,
);
if (process.argv.includes('--write')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page)
  faults.push('docs/schema.md is not what the migrations come to: `npm run schema -- --write` writes it.');
process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
