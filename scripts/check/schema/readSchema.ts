import type { Database } from '../../../backend/database/src/database';

/** A column. */
interface Column {
  name: string;
  type: string;
  isNull: boolean;
}

/** What the database holds a table to, with the columns that it is about. */
interface Rule {
  kind: 'primary' | 'unique' | 'foreign' | 'check';
  columns: string[];
  /** As Postgres writes it, without its kind: `stake > 0`, `sports_bets(id)`, columns of a key. */
  rule: string;
}

/** A table or view. */
export interface Table {
  name: string;
  columns: Column[];
  rules: Rule[];
}

const columns = `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    c.relkind = 'r' and not a.attnotnull as "isNull"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') order by c.relname, a.attnum`;

const attributes = (relation: string, numbers: string) =>
  `(select coalesce(array_agg(a.attname::text order by k.at), '{}') from unnest(${numbers}) with ordinality k(number, at)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`;

/** Constraints, and unique indexes that are no constraint. */
const rules = `select conrelid::regclass::text as "table", ${attributes('conrelid', 'conkey')} as columns,
    case contype when 'p' then 'primary' when 'u' then 'unique' when 'f' then 'foreign' else 'check' end as kind,
    regexp_replace(regexp_replace(pg_get_constraintdef(oid, true), '^FOREIGN KEY .*? REFERENCES ', ''),
      '^(PRIMARY KEY|UNIQUE|CHECK) \\((.*)\\)( NOT VALID)?$', '\\2') as rule
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
  union all
  select indrelid::regclass::text, ${attributes('indrelid', 'indkey')}, 'unique',
    regexp_replace(pg_get_indexdef(indexrelid), '^.* USING btree ', '')
  from pg_index where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    and not exists (select 1 from pg_constraint where conindid = indexrelid)
  order by 1, 3, 4`;

/** The tables and views of a database, by name. */
export async function readSchema(database: Database): Promise<Table[]> {
  const tables = new Map<string, Table>();
  for (const { table: name, ...column } of await database.query<Column & { table: string }>(columns)) {
    const table = tables.get(name) ?? { name, columns: [], rules: [] };
    tables.set(name, table);
    table.columns.push(column);
  }
  for (const { table, ...rule } of await database.query<Rule & { table: string }>(rules))
    tables.get(table)?.rules.push(rule);
  return [...tables.values()];
}
