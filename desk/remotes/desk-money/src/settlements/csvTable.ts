/** The sign between columns: the one that the first line has most, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const bare = head.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t', '|'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/**
 * The first rows of a table with commas, semicolons, tabs or bars (RFC 4180), to choose its columns by. The desk reads
 * the file itself, and says what is wrong with it.
 */
export function csvTable(text: string, most: number): string[][] {
  const delimiter = delimiterOf(text.replace(/^\ufeff/, ''));
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  const from = text.startsWith('\ufeff') ? 1 : 0;
  for (let place = from; place < text.length && rows.length < most; place++) {
    const sign = text[place] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') cell += text[++place];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (sign === delimiter) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (rows.length < most && (cell !== '' || row.length > 0)) endRow();
  return rows;
}

/** The different texts of a column, at most so many. */
export function wordsOf(rows: readonly (readonly string[])[], column: string, most: number): string[] {
  const [head = [], ...rest] = rows;
  const place = head.indexOf(column);
  if (place < 0) return [];
  return [...new Set(rest.map((row) => row[place] ?? '').filter((word) => word !== ''))].slice(0, most);
}
