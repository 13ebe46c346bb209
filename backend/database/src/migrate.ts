import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database';
import { DatabaseUnavailable } from './databaseUnavailable';

/** One forward-only migration, ordered by file name; its hash detects later edits. */
export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** True because all pending migrations run in one transaction. */
const unchanged = 'The database is as it was.';

/** The advisory lock of migrating; arbitrary, but the same in every process. */
const lockKey = 7_225_100_415;

/** The migrations of some folders, in the order of their names. */
export function readMigrations(folders: readonly URL[]): Migration[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => ({ name, file: new URL(name, folder) })));
  return files
    .filter(({ name }) => name.endsWith('.sql'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, file }) => {
      // Line ends must not change the hash.
      const sql = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies all pending migrations in one transaction, and returns their names. Throws with instructions if an applied
 * migration was changed, if the database has migrations unknown to this version, or if one fails. Throws
 * DatabaseUnavailable if the database cannot be reached.
 */
export function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1::bigint)', [lockKey]);
    await transaction.script(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at bigint not null)',
    );
    const rows = await transaction.query('select name, hash from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const known = new Set(migrations.map((migration) => migration.name));
    for (const name of applied.keys()) {
      if (!known.has(name))
        throw new Error(
          `The database has migration ${name}, which this version does not know: it is a newer one's or, in live mode, a sandbox's. ${unchanged} Start the newer version again, or go back to the backup from before it (docs/upgrade.md, Going back).`,
        );
    }
    const missing: string[] = [];
    for (const { name, sql, hash } of migrations) {
      const before = applied.get(name);
      if (before === hash) continue;
      if (before)
        throw new Error(
          `Migration ${name} was changed after it had been applied. ${unchanged} Unpack this version's archive anew; who develops adds a new migration instead.`,
        );
      await transaction.script(sql).catch((error) => {
        if (error instanceof DatabaseUnavailable) throw error;
        const { message, code } = error as { message: string; code?: string };
        const reason = `Migration ${name} does not go through: ${message}. ${unchanged} Start again; if it stays, go on with the version before, and report this sentence.`;
        // The code lets the transaction be retried after a conflict: processes of the previous version keep working.
        throw Object.assign(new Error(reason, { cause: error }), { code });
      });
      await transaction.query('insert into migrations values ($1, $2, $3)', [name, hash, Date.now()]);
      missing.push(name);
    }
    return missing;
  });
}
