import type { Column } from './schema';

/** Types of values as both databases return them (`valueParsers.ts`), by the names of their types in Postgres. */
const types: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  name: 'string',
  date: 'string',
  _text: 'string[]',
  _int4: 'number[]',
  // Neither driver's parser of arrays is ours: PGlite gives numbers, pg gives texts.
  _int8: '(number | string)[]',
  bytea: 'Uint8Array',
};

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function typeOf({ type, isNullable, origin, names }: Column, typedColumns: ReadonlySet<string>): string {
  const value =
    origin && typedColumns.has(origin)
      ? `Columns[${quoted(origin)}]`
      : (type === 'text' && names?.length && [...names].sort().map(quoted).join(' | ')) || types[type] || 'unknown';
  return isNullable && value !== 'unknown' ? `${value} | null` : value;
}

/** The text of `queries.gen.ts`: the rows of each statement that names a column, by its text. */
export function queriesFile(rows: ReadonlyMap<string, readonly Column[]>, typedColumns: ReadonlySet<string>): string {
  const entries = [...rows]
    .map(([text, columns]) => [text, columns.filter(({ name }) => name !== '?column?')] as const)
    .filter(([, named]) => named.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([text, named]) => {
      const fields = new Map(named.map((column) => [column.name, typeOf(column, typedColumns)]));
      const name = (field: string) => (/^\w+$/.test(field) ? field : quoted(field));
      return `  ${quoted(text)}: {\n${[...fields].map(([field, type]) => `    ${name(field)}: ${type};\n`).join('')}  };\n`;
    });
  return `import type { Columns } from './columns';

/** The rows of each statement, by its text. \`npm run rows\` writes this file. */
export interface Queries {
${entries.join('')}}
`;
}
