/** Begins a text file as UTF-8 for programs that would not know. */
const byteOrderMark = '\ufeff';

/** Gives the player a file of comma-separated values. */
export function saveCsv(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
