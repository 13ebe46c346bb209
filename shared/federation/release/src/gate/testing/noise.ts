/** Text that brotli cannot shrink by much: `length` numbers in letters. */
export const noise = (length: number) =>
  Array.from({ length }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join('');
