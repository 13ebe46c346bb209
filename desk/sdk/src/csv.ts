/**
 * Rows as CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV
 * injection).
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  const cellOf = (value: string | number | null) => {
    if (value === null || typeof value === 'number') return String(value ?? '');
    const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** Has the browser save a text as a file. CSV begins with the mark by which spreadsheets know UTF-8. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(
    new Blob([type === 'text/csv' ? '\ufeff' : '', text], { type: `${type};charset=utf-8` }),
  );
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
