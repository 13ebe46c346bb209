import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Database } from '@marquee/database/database';
import { type Migration, migrate } from '@marquee/database/migrate';
import { contentOf, quoted, type Table, tablesOf } from './tables';
import type { Header } from './write';

/**
 * The migrations of each kind of database that this version supports, smallest first: a live one lacks the sandbox's.
 */
export type Editions = readonly [readonly Migration[], ...(readonly Migration[])[]];

/** A reason to refuse a restore, as text for the user. */
export class RestoreRefused extends Error {}

/** The lines of a backup file. Throws RestoreRefused if it is damaged or not a backup. */
async function* linesOf(file: string): AsyncGenerator<unknown> {
  try {
    const source = createReadStream(file);
    const unpacked = createGunzip();
    pipeline(source, unpacked).catch(() => {});
    let begun = '';
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const lines = (begun + chunk).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    throw new RestoreRefused(`${file} cannot be read as a backup: ${(error as Error).message}`);
  }
}

function headerIn(value: unknown, file: string): Header {
  const header = value as Header | undefined;
  if (header?.format !== 'marquee backup') throw new RestoreRefused(`${file} is no backup of Marquee.`);
  if (header.version !== 1) throw new RestoreRefused(`${file} was written by a newer version of Marquee.`);
  return header;
}

/** The edition that a backup is migrated to: the smallest that includes all its migrations, else the largest. */
function editionOf({ migrations }: Header, editions: Editions): readonly Migration[] {
  const [smallest, ...larger] = editions;
  const knowsAll = (edition: readonly Migration[]) =>
    migrations.every(({ name }) => edition.some((migration) => migration.name === name));
  return larger.reduce((found, next) => (knowsAll(found) ? found : next), smallest);
}

/** The migrations that the backup was made with, as this version has them. */
function migrationsOf(header: Header, known: readonly Migration[]): Migration[] {
  return header.migrations.map(({ name, hash }) => {
    const own = known.find((migration) => migration.name === name);
    if (!own) throw new RestoreRefused(`The backup has migration ${name}, which this version does not know.`);
    if (own.hash !== hash) throw new RestoreRefused(`Migration ${name} is another one than that of the backup.`);
    return own;
  });
}

/** Throws RestoreRefused if the database is in use or holds data that would be lost. */
async function refuseTarget(database: Database, force: boolean): Promise<void> {
  const [others] = await database.query(
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others && others.count > 0) {
    throw new RestoreRefused(`${others.count} other connections use the database. Stop the backends first.`);
  }
  if (force) return;
  for (const { name } of await tablesOf(database)) {
    const [row] = await database.query(`select 1 from ${quoted(name)} limit 1`);
    if (row) throw new RestoreRefused(`The database is not empty (table ${name}). --force replaces all that it holds.`);
  }
}

/**
 * Drops all our tables, views, sequences and functions. They are listed first: dropping while reading the catalogue
 * fails.
 */
const emptySchema = `do $$ declare
  kinds constant jsonb := '{"r": "table", "v": "view", "m": "materialized view", "S": "sequence"}';
  statements text[] := array(
    select format('drop %s if exists %s cascade', kinds ->> c.relkind::text, c.oid::regclass) from pg_class c
    where c.relnamespace = 'public'::regnamespace and kinds ? c.relkind::text order by c.relkind = 'S') || array(
    select format('drop routine %s cascade', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e'));
  statement text;
begin
  foreach statement in array statements loop execute statement; end loop;
end $$`;

function insertOf({ name, columns }: Table): string {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(row ->> ${at})::${type}`).join(', ');
  return `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) as row`;
}

/** Fills the tables from the lines after the header. */
async function load(database: Database, lines: AsyncGenerator<unknown>, header: Header): Promise<void> {
  let insert = '';
  for await (const line of lines) {
    if (Array.isArray(line)) {
      await database.query(insert, [JSON.stringify(line)]);
      continue;
    }
    const { table, end } = line as { table?: string; end?: boolean };
    if (end) return;
    const found = header.tables.find(({ name }) => name === table);
    if (!found) throw new RestoreRefused('The backup is damaged: it names a table that it does not have.');
    insert = insertOf(found);
  }
  throw new RestoreRefused('The backup is incomplete: its end is missing.');
}

async function proveEqual(database: Database, header: Header): Promise<void> {
  for (const table of header.tables) {
    const { rows, fingerprint } = await contentOf(database, table);
    if (rows !== table.rows || fingerprint !== table.fingerprint) {
      throw new RestoreRefused(`Table ${table.name} came out with ${rows} rows that are not the ${table.rows} saved.`);
    }
  }
}

/** A statement that the triggers of ledger and audit, which refuse to lose rows, do not see. */
const withoutTriggers = (statement: string) => {
  const each = (change: 'disable' | 'enable') => `do $$
    declare guarded regclass;
    begin
      for guarded in select distinct tgrelid::regclass from pg_trigger where not tgisinternal loop
        execute format('alter table %s ${change} trigger user', guarded);
      end loop;
    end $$`;
  return [each('disable'), statement, each('enable')].join('; ');
};

/**
 * Replaces the database by a backup, in one transaction: compares all rows with the saved checksums, then migrates to
 * this version. Throws RestoreRefused with the reason.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  editions: Editions,
  { force }: { force: boolean },
): Promise<Header> {
  return database.transaction(async (transaction) => {
    await transaction.query("set local lock_timeout = '10s'");
    await refuseTarget(transaction, force);
    const lines = linesOf(file);
    const header = headerIn((await lines.next()).value, file);
    const known = editionOf(header, editions);
    const then = migrationsOf(header, known);
    await transaction.script(emptySchema);
    await migrate(transaction, then);
    const names = (await tablesOf(transaction)).map(({ name }) => quoted(name));
    await transaction.script(withoutTriggers(`truncate ${names.join(', ')} restart identity`));
    await load(transaction, lines, header);
    for (const { name, value } of header.sequences) {
      await transaction.query('select setval($1::regclass, $2::bigint)', [quoted(name), value]);
    }
    await proveEqual(transaction, header);
    await migrate(transaction, known);
    return header;
  });
}
