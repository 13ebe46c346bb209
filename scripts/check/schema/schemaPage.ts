import { markdownTable } from '../markdownTable';
import type { Table } from './readSchema';

/** What each table is for, by the folder whose code writes it. */
export type TableLines = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Rule = Table['rules'][number];

const code = (text: string) => `\`${text.replaceAll('::text', '')}\``;

/** The widest list of values in a row; wider ones are below the table. */
const widest = 100;

/** A rule in the row of a column. Undefined for one that is about several, or has more to say. */
function inRow({ kind, columns, rule }: Rule): string | undefined {
  if (kind === 'primary') return 'key';
  if (columns.length !== 1) return undefined;
  if (kind === 'unique') return rule === columns[0] ? 'unique' : undefined;
  if (kind === 'foreign') return `→ ${code(rule)}`;
  const values = valuesIn(rule);
  return values && values.length <= widest ? values : undefined;
}

/** The values that a check lets a column have; undefined for another check. */
function valuesIn(rule: string): string | undefined {
  const [, list] = /^\w+ = ANY \(ARRAY\[(.*)\]\)$/.exec(rule) ?? [];
  return list?.replaceAll('::text', '').replaceAll("'", '`');
}

/** A rule below the table. */
function below({ kind, columns, rule }: Rule): string {
  if (kind === 'foreign') return `- ${code(columns.join(', '))} → ${code(rule)}`;
  if (kind === 'unique') return `- unique: ${code(rule)}`;
  const values = valuesIn(rule);
  return values ? `- ${code(columns.join())}: ${values}` : `- ${code(rule.replace(/\s+/g, ' '))}`;
}

function tableText({ name, columns, rules }: Table, line: string): string {
  const rows = columns.map((column) => {
    const said = rules.filter((rule) => rule.columns.includes(column.name)).flatMap((rule) => inRow(rule) ?? []);
    return [code(column.name), `${column.type}${column.isNull ? ' or null' : ''}`, said.join('; ')];
  });
  const others = rules.filter((rule) => inRow(rule) === undefined).map(below);
  const table = markdownTable([['column', 'type', 'values, keys'], ...rows]);
  return [`### ${name}`, line, table, others.join('\n')].filter(Boolean).join('\n\n');
}

/** Tables that `lines` does not name, and names of it that are no tables, as complaints. */
export function lineFaults(tables: readonly Table[], lines: TableLines): string[] {
  const named = Object.values(lines).flatMap((one) => Object.keys(one));
  const there = tables.map(({ name }) => name);
  return [
    ...there.filter((name) => !named.includes(name)).map((name) => `${name} has no line that says what it is for.`),
    ...named.filter((name) => !there.includes(name)).map((name) => `${name} has a line, and is no table.`),
  ];
}

/** The text of `docs/schema.md`. */
export function schemaPage(tables: readonly Table[], lines: TableLines): string {
  const parts = Object.entries(lines).map(([folder, of]) => {
    const title = folder.replace(/^backend\/(platform\/src\/)?|\/src$/g, '');
    const texts = tables.flatMap((table) =>
      of[table.name] === undefined ? [] : [tableText(table, of[table.name] ?? '')],
    );
    return [`## ${title}\n\nWritten by [${folder}](../${folder}).`, ...texts].join('\n\n');
  });
  return `# Schema

What the database has after all migrations, by the part that writes it. An arrow leads to the table that a column refers
to. Numbers of type \`bigint\` that end in \`_at\` are milliseconds since 1970; amounts are minor units.
\`npm run schema -- --write\` writes this page.

${parts.join('\n\n')}
`;
}
