import { toJsonSchema } from '@valibot/to-json-schema';
import { protocols, type ShapedProtocol } from './protocols';

/** A protocol's JSON schema, with all shapes in `$defs`. What JSON schema cannot express is on the docs page. */
export function schemaOf({ title, shapes }: ShapedProtocol): string {
  const definitions = Object.entries(shapes).map(([name, shape]) => {
    const { $schema: _, ...schema } = toJsonSchema(shape, {
      typeMode: 'input',
      target: 'draft-2020-12',
      errorMode: 'ignore',
    });
    return [name, schema] as const;
  });
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${title}, version 1`,
    $defs: Object.fromEntries(definitions),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function markdown(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array(head.length).fill(''), '-'), ...body.map((row) => line(row))].join('\n');
}

/** The table of a protocol's calls, with the names of request and answer shapes. */
export function callsOf({ calls }: ShapedProtocol): string {
  const rows = calls.map(({ from, call, asks, answers }) => [
    from,
    `\`${call}\``,
    asks ? `\`${asks}\`` : '',
    Object.entries(answers)
      .map(([status, name]) => `${status} \`${name}\``)
      .join(', '),
  ]);
  return markdown([['from', 'call', 'sent', 'answered'], ...rows]);
}

/** Regenerates a page's table of calls between `<!-- calls -->` and `<!-- end -->`. */
export function withCalls(page: string, name: string): string {
  const protocol = protocols[name];
  if (!protocol) throw new Error(`There is no protocol ${name}`);
  return page.replace(
    /(<!-- calls -->\n)[\s\S]*?(<!-- end -->)/,
    (_, start: string, end: string) => `${start}\n${callsOf(protocol)}\n\n${end}`,
  );
}
