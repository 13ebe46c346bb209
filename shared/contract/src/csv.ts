/** Characters that start a spreadsheet formula, with their full-width forms, and the mark that makes it text. */
const formula = /^[=+\-@\t\r\n'＝＋－＠]/;

/** A plain decimal number: it may start with a minus sign without being a formula. */
const plainNumber = /^-?\d+(\.\d+)?$/;

function cell(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as comma-separated values (RFC 4180: every line ends with CRLF). Cells that a spreadsheet would run as a formula
 * get a leading apostrophe; {@link csvRows} removes it, and is the exact inverse.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** One cell, quoted or bare, and its terminator. */
const cellOrEnd = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;

/**
 * Parses the output of {@link csvText}; accepts a byte order mark and bare line feeds.
 * @throws for a quote that RFC 4180 does not allow
 */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = text.startsWith('\ufeff') ? 1 : 0;
  while (place < text.length) {
    cellOrEnd.lastIndex = place;
    const found = cellOrEnd.exec(text);
    if (!found) throw new Error(`No comma-separated values at character ${place}`);
    const [, quoted, bare = '', end] = found;
    const value = quoted === undefined ? bare : quoted.replaceAll('""', '"');
    row.push(value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value);
    place = cellOrEnd.lastIndex;
    if (end !== ',') {
      rows.push(row);
      row = [];
    } else if (place === text.length) row.push('');
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
