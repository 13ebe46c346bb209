/** A position on a map, in percent of its width and height. */
export interface Star {
  x: number;
  y: number;
}

/** Vertical offsets of stars from their row, in percent of the row's height, so that no row is a straight line. */
const sway = [-16, 20, -6, 24, -22, 10, -14, 18, -24, 6, 22, -10, 14];

/** The height of a row's line of stars, in rows: names below stars need more room than stars above it. */
const line = 0.42;

/**
 * Positions for `count` stars with at most `columns` per row: rows alternate in direction, so that the connecting line
 * never crosses itself. An incomplete last row is spread over the full width. Low rows sway less (`share`), so that no
 * star reaches into the names above it.
 */
export function constellation(count: number, columns: number, share = 1): Star[] {
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / Math.max(1, rows));
  const longer = count - least * rows;
  const stars: Star[] = [];
  for (let row = 0; row < rows; row += 1) {
    const inRow = least + (row < longer ? 1 : 0);
    for (let place = 0; place < inRow; place += 1) {
      const at = row % 2 === 0 ? place : inRow - 1 - place;
      const off = (share * (sway[stars.length % sway.length] ?? 0)) / 100;
      stars.push({ x: ((at + 0.5) / inRow) * 100, y: ((row + line + off) / rows) * 100 });
    }
  }
  return stars;
}
