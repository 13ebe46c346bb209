import { setFlagsFromString } from 'node:v8';
import type { Database } from '../../../backend/database/src/database';
import { migrate, readMigrations } from '../../../backend/database/src/migrate';
import { openPglite } from '../../../backend/database/src/pglite';
import { type Catalogue, columnsOf, type Known } from './columnsOf';
import { type Node, parseNodeTree } from './nodeTree';

/** A column of a statement's rows, with the name of its type in Postgres. */
export interface Column extends Known {
  name: string;
  type: string;
}

/** A schema that describes statements without running them. */
export interface Schema {
  /** The columns of each statement's rows, or an error's message. Undefined for statements that have no rows' types. */
  describe(texts: readonly string[]): Promise<(Column[] | string | undefined)[]>;
  /** `table.column` of all tables. */
  columns: ReadonlySet<string>;
}

/** The statements that have an analysed form. */
const described = /^\s*\(*\s*(select|with|insert|update|delete|values|merge)\b/i;

/** The names that a check allows a column, by its definition; undefined for other checks. */
export function allowedNames(definition: string): string[] | undefined {
  const [, list, one] = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[([^\]]+)\]\)|('[^']*'::text))\)\)/.exec(definition) ?? [];
  return (list ?? one)?.split(', ').map((name) => name.replace(/^'(.*)'::text$/, '$1'));
}

async function readCatalogue(database: Database): Promise<{ catalogue: Catalogue; columns: Set<string> }> {
  const columns = await database.query<{ key: string; origin: string; required: boolean; checks: string[] | null }>(
    `select a.attrelid || '.' || a.attnum as key, c.relname || '.' || a.attname as origin, a.attnotnull as required,
       (select jsonb_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'v') and not a.attisdropped`,
  );
  const byKey = new Map(
    columns.map(({ key, origin, required, checks }) => {
      const names = checks?.map(allowedNames).find((found) => found);
      return [key, { isNullable: !required, origin, ...(names && { names }) }];
    }),
  );
  const namesIn = async (sql: string) => {
    const rows = await database.query<{ id: number; name: string }>(sql);
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  const views = await database.query<{ id: number; body: string }>(
    "select ev_class::bigint as id, ev_action::text as body from pg_rewrite where ev_type = '1' and is_instead",
  );
  const viewById = new Map(views.map(({ id, body }) => [id, body]));
  const functions = await namesIn('select oid::bigint as id, proname as name from pg_proc');
  const operators = await namesIn('select oid::bigint as id, oprname as name from pg_operator');
  return {
    columns: new Set(columns.map(({ origin }) => origin)),
    catalogue: {
      column: (table, number) => byKey.get(`${table}.${number}`),
      view(table) {
        const body = viewById.get(table);
        return body === undefined ? undefined : (parseNodeTree(body) as Node[])[0];
      },
      functionName: (id) => functions.get(id) ?? '',
      operatorName: (id) => operators.get(id) ?? '',
    },
  };
}

/**
 * Analyses statements: each becomes a function's body, which the database keeps as its tree. A prepared statement tells
 * the types of its parameters first.
 */
function describer(database: Database, catalogue: Catalogue): Schema['describe'] {
  return async (texts) => {
    const found: (Column[] | string | undefined)[] = [];
    for (const text of texts) {
      if (!described.test(text)) {
        found.push(undefined);
        continue;
      }
      try {
        await database.script(`prepare described as ${text}`);
        const [statement] = await database.query<{ parameters: string; types: string[] | null }>(
          `select array_to_string(parameter_types, ', ') as parameters,
             (select jsonb_agg(t.typname order by number) from unnest(result_types::oid[]) with ordinality as r (type, number)
              join pg_type t on t.oid = r.type) as types
           from pg_prepared_statements where name = 'described'`,
        );
        await database.script('deallocate described');
        if (!statement?.types) {
          found.push([]);
          continue;
        }
        const { types } = statement;
        await database.script(
          `create function described(${statement.parameters}) returns setof record language sql begin atomic ${text}; end`,
        );
        const [row] = await database.query<{ body: string }>(
          "select prosqlbody::text as body from pg_proc where proname = 'described'",
        );
        await database.script('drop function described');
        const [[tree]] = parseNodeTree(row?.body ?? '') as [[Node]];
        found.push(columnsOf(tree, catalogue).map((column, at) => ({ ...column, type: types[at] ?? '' })));
      } catch (error) {
        found.push((error as Error).message);
      }
    }
    return found;
  };
}

/** Migrates each list of folders of migrations into a schema of its own, in one database in memory. */
export async function openSchemas(
  folders: readonly (readonly URL[])[],
): Promise<{ schemas: Schema[]; close(): Promise<void> }> {
  // Too short-lived for optimised compilation of the database.
  setFlagsFromString('--liftoff-only');
  const database = await openPglite({});
  const schemas: Schema[] = [];
  for (const [number, migrations] of folders.entries()) {
    const enter = `set search_path = schema_${number}`;
    await database.script(`create schema schema_${number}; ${enter}`);
    await migrate(database, readMigrations(migrations));
    const { catalogue, columns } = await readCatalogue(database);
    const describe = describer(database, catalogue);
    schemas.push({
      columns,
      async describe(texts) {
        await database.script(enter);
        return describe(texts);
      },
    });
  }
  return { schemas, close: () => database.close() };
}
