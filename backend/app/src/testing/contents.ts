import type { Database } from '@marquee/database/database';
import { keptTables } from './emptyTables';

/** Returns a function that reads a fingerprint of all tables except the kept ones and `but`. It takes milliseconds. */
export async function contentsOf(database: Database, but: readonly string[] = []): Promise<() => Promise<string>> {
  const tables = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [[...keptTables, ...but]],
  );
  const hashes = tables.map(
    ({ name }) => `'${name} ' || (select concat_ws(' ', count(*), sum(hashtextextended(t::text, 0))) from ${name} t)`,
  );
  return async () => {
    const [row] = await database.query<{ all: string }>(`select ${hashes.join(" || E'\\n' || ")} as all`);
    return row?.all ?? '';
  };
}
