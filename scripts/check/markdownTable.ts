/** A table in Markdown, with columns as wide as their widest cells. The first row is the head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array(head.length).fill(''), '-'), ...body.map((row) => line(row))].join('\n');
}
