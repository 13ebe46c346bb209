import type { Database } from '@marquee/database/database';
import { keptTables } from './emptyTables';

/** Makes a function that hashes all rows of all tables but the large ones that no call writes. */
export async function contentHash(database: Database): Promise<() => Promise<string>> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [keptTables],
  );
  const hashes = tables.map(
    ({ name }) => `(select md5(string_agg(md5(t::text), '' order by md5(t::text))) from ${name} t)`,
  );
  // A function is planned only once, which takes longer than hashing.
  await database.script(`create function content_hash() returns text language plpgsql as
    $$ begin return md5(array[${hashes.join()}]::text); end $$`);
  return async () => (await database.query<{ hash: string }>('select content_hash() as hash'))[0]?.hash ?? '';
}
