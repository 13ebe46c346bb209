/** A QR code as rows of dark and light modules, with its quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** Draws the dark modules as one SVG path, one unit per module: runs in a row become rectangles. */
export function pathOf(modules: Modules): string {
  return modules
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x++) {
        if (!row[x] || row[x - 1]) continue;
        let end = x;
        while (row[end]) end++;
        path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      }
      return path;
    })
    .join('');
}
