import { createHash } from 'node:crypto';
import type { Database } from '@marquee/database/database';

/**
 * What a backup leaves out: figures, which are counted from the ledger again, and the number of the transaction that
 * posted a row, which means nothing on another server.
 */
const notSaved = {
  tables: ['figure_cursor', 'figure_quarters', 'figure_players', 'figure_days'],
  columns: ['ledger_transactions.posted_in'],
};

/** A table as backed up, without generated columns. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** The row count of a table, and a hash of all rows that does not depend on their order. */
export interface Content {
  rows: number;
  fingerprint: string;
}

/** A quoted SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Sorts tables so that each follows those that it references. */
function inOrder(names: string[], references: { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  let left = names;
  while (left.length > 0) {
    const free = left.filter((name) => !references.some(({ from, to }) => from === name && left.includes(to)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.join(', ')}`);
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** All tables that are backed up with their columns, in an order in which they can be filled. */
export async function tablesOf(database: Database): Promise<Table[]> {
  const columns = await database.query(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname <> all($1::text[]) and c.relname || '.' || a.attname <> all($2::text[])
     order by c.relname, a.attnum`,
    [notSaved.tables, notSaved.columns],
  );
  const references = await database.query(
    `select f.relname as from, t.relname as to from pg_constraint c join pg_class f on f.oid = c.conrelid
     join pg_class t on t.oid = c.confrelid join pg_namespace n on n.oid = f.relnamespace
     where c.contype = 'f' and n.nspname = 'public' and c.conrelid <> c.confrelid`,
  );
  const names = [...new Set(columns.map(({ table }) => table))];
  return inOrder(names, references).map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ name: column, type }) => ({ name: column, type })),
  }));
}

/** The count and hash of a table: equal in every database with the same rows. */
export async function contentOf(database: Database, { name, columns }: Table): Promise<Content> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const [row] = await database.query<{ rows: number; hashes: string | null }>(
    `select count(*) as rows, string_agg(hash, '' order by hash collate "C") as hashes
     from (select md5(array[${texts}]::text) as hash from ${quoted(name)}) as hashed`,
  );
  const fingerprint = createHash('sha256')
    .update(row?.hashes ?? '')
    .digest('hex');
  return { rows: row?.rows ?? 0, fingerprint };
}

/** The current values of the sequences. */
export function sequencesOf(database: Database): Promise<{ name: string; value: number }[]> {
  return database.query(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
}
