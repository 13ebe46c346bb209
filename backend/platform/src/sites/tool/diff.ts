/** A line diff of two similar texts: `-` and `+` lines with numbers and context. */
export function diff(name: string, before: string, after: string): string {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const rows: string[] = [`--- ${name}`, `+++ ${name}`];
  const common = lengths(a, b);
  const shown: { line: string; number: number; changed: boolean }[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      shown.push({ line: ` ${a[i]}`, number: j + 1, changed: false });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      shown.push({ line: `-${a[i++]}`, number: j + 1, changed: true });
    } else {
      shown.push({ line: `+${b[j]}`, number: ++j, changed: true });
    }
  }
  let last = -1;
  shown.forEach(({ line, number }, index) => {
    if (!shown.slice(Math.max(0, index - 2), index + 3).some(({ changed }) => changed)) return;
    if (index !== last + 1) rows.push(`@@ line ${number} @@`);
    rows.push(line);
    last = index;
  });
  return `${rows.join('\n')}\n`;
}

const at = (table: number[][], i: number, j: number) => table[i]?.[j] ?? 0;

/** Lengths of the longest common subsequence, for each pair of suffixes. */
function lengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      (table[i] as number[])[j] =
        a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
