import type { Database } from '@marquee/database/database';
import type { Migration } from '@marquee/database/migrate';
import { type Finding, failed, ok, warning } from './check';
import type { DatabaseAccess } from './databaseAccess';
import { skippedFindings } from './skippedFindings';

const undefinedTable = '42P01';

/** The applied migrations; none before the first start. */
function appliedIn(database: Database): Promise<{ name: string; hash: string }[]> {
  return database.query('select name, hash from migrations').catch((error) => {
    if ((error as { code?: string }).code === undefinedTable) return [];
    throw error;
  });
}

/** Whether no server has started with the database yet: it has no tables. */
export async function isNew(access: DatabaseAccess): Promise<boolean> {
  if (access.kind === 'open') return (await appliedIn(access.database)).length === 0;
  return access.kind === 'none';
}

/** Whether the database has exactly the migrations of this version, unchanged. */
export async function migrationFindings(access: DatabaseAccess, migrations: readonly Migration[]): Promise<Finding[]> {
  if (access.kind !== 'open') return skippedFindings(access);
  const rows = await appliedIn(access.database);
  if (rows.length === 0) return [ok('none yet: the first start applies them')];
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const known = new Set(migrations.map(({ name }) => name));
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
  const missing = migrations.filter(({ name }) => !applied.has(name));
  const unknown = rows.filter(({ name }) => !known.has(name));
  const changed = migrations.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
  const findings = [
    ...(missing.length > 0
      ? [warning(`missing: ${names(missing)}`, 'The next start of this version applies them. Back up before.')]
      : []),
    ...(unknown.length > 0
      ? [
          failed(
            `this version does not know ${names(unknown)}`,
            'A newer version was here, and this one does not start: install the newer one, or restore the backup from before.',
          ),
        ]
      : []),
    ...(changed.length > 0
      ? [
          failed(
            `applied otherwise than they are here: ${names(changed)}`,
            'This version does not start: install its files again, unchanged.',
          ),
        ]
      : []),
  ];
  return findings.length > 0 ? findings : [ok(`${applied.size} applied, none missing`)];
}
