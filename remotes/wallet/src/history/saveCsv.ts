/** Marks a text file as UTF-8 for programs that would not detect it. */
const byteOrderMark = '\ufeff';

/** Downloads a CSV file. */
export function saveCsv(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
