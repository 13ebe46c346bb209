/** Poorly compressible text from `length` numbers. */
export const noise = (length: number) =>
  Array.from({ length }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join('');
