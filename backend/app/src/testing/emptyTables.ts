import type { Database } from '@marquee/database/database';

/** Large tables that no player's call writes, and that are slow to fill. */
export const keptTables = [
  'migrations',
  'providers',
  'games',
  'provider_secrets',
  'catalogue_state',
  'game_launches',
  'content',
  'site_versions',
  'document_versions',
];

/**
 * Deletes tests' rows from all other tables, bypassing the triggers that protect the ledger. For few rows, `delete` is
 * much faster than `truncate`, and `setval` than `restart`: neither makes a new file.
 */
export async function emptyTables(database: Database): Promise<void> {
  const keep = keptTables.map((name) => `'${name}'`).join();
  await database.script(`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select quote_ident(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not in (${keep}) and pg_relation_size(oid) > 0 loop
        execute 'delete from ' || name;
      end loop;
      perform setval(quote_ident(sequencename)::regclass, 1, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`);
}
