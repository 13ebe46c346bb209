import type { Database } from '@marquee/kernel/database/database';

/** Long tables that no call of a player writes. */
const still = ['migrations', 'games', 'providers', 'provider_secrets', 'catalogue_state', 'content', 'site_versions'];

/**
 * Gives what reads a short text that changes with any value of any row of any table; `but` names tables to leave out. Reading it
 * takes milliseconds.
 */
export async function contentsOf(database: Database, but: readonly string[] = []): Promise<() => Promise<string>> {
  const tables = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [[...still, ...but]],
  );
  const hashes = tables.map(
    ({ name }) => `'${name} ' || (select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${name} t)`,
  );
  return async () => {
    const [row] = await database.query<{ all: string }>(`select ${hashes.join(" || E'\\n' || ")} as all`);
    return row?.all ?? '';
  };
}
