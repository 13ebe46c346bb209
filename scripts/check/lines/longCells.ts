/** The longest text of a table's cell, columns: a longer one belongs below its table. */
export const maxCell = 100;

/** Numbers of the lines of a Markdown page that have a table's cell with a longer text. */
export function longCells(page: string): number[] {
  let isCode = false;
  return page.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode || !line.startsWith('|')) return [];
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return cells.some((cell) => cell.length > maxCell && !/^:?-+:?$/.test(cell)) ? [index + 1] : [];
  });
}
