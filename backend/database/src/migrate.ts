import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database';
import { DatabaseAway } from './databaseAway';

/** One forward-only step: the file's name decides the order, its hash that it never changes afterwards. */
export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** All migrations of a start are one transaction. */
const unchanged = 'The database is as it was.';

/** Any number, the same in every process: only one of them migrates at a time. */
const lockKey = 7_225_100_415;

/** The migrations of some folders, in the order of their names. */
export function readMigrations(folders: readonly URL[]): Migration[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => ({ name, file: new URL(name, folder) })));
  return files
    .filter(({ name }) => name.endsWith('.sql'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, file }) => {
      // A checkout with other line ends is no other migration.
      const sql = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies what is missing, all of it or nothing, and gives the names of what it applied. Throws when an applied
 * migration was changed since, when the database has migrations that this version does not know, or when one does not
 * go through; each says what to do. A database that cannot be reached is DatabaseAway.
 */
export function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1::bigint)', [lockKey]);
    await transaction.script(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at bigint not null)',
    );
    const rows = await transaction.query<{ name: string; hash: string }>('select name, hash from migrations');
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
        if (error instanceof DatabaseAway) throw error;
        const { message, code } = error as { message: string; code?: string };
        const said = `Migration ${name} does not go through: ${message}. ${unchanged} Start again; if it stays, go on with the version before, and report this sentence.`;
        // By the code the transaction is tried again where it met others: processes of the version before go on
        // working.
        throw Object.assign(new Error(said, { cause: error }), { code });
      });
      await transaction.query('insert into migrations values ($1, $2, $3)', [name, hash, Date.now()]);
      missing.push(name);
    }
    return missing;
  });
}
