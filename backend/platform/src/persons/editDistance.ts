/** The Levenshtein distance of two texts. */
export function editDistance(one: string, other: string): number {
  const [rows, columns] = [Array.from(one), Array.from(other)];
  let above = [0, ...columns.map((_, index) => index + 1)];
  for (const [index, letter] of rows.entries()) {
    const row = [index + 1];
    for (const [at, sign] of columns.entries()) {
      const replaced = (above[at] ?? 0) + Number(letter !== sign);
      row.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
