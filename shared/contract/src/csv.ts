/**
 * What a spreadsheet takes for the beginning of a formula, its full-width forms included, and the mark that keeps it
 * text.
 */
const formula = /^[=+\-@\t\r\n'＝＋－＠]/;

/** A plain decimal number: it may begin with a minus and still is no formula. */
const plainNumber = /^-?\d+(\.\d+)?$/;

function cell(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as comma-separated values (RFC 4180: lines end with CRLF, the last one too). What a spreadsheet would run as a
 * formula is led by an apostrophe, so that it stays text; {@link csvRows} takes it off again, and the two are each
 * other's inverse.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** One cell as it stands in a file, quoted or bare, and what ends it. */
const cellOrEnd = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;

/**
 * Reads what {@link csvText} wrote; a byte order mark and bare line feeds are put up with.
 * @throws where a quote stands that RFC 4180 does not allow
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
