import { areNeighbours } from './keyboards';

/**
 * The edit distance of two words (optimal string alignment): insertions, deletions, replacements and transpositions
 * count one each, a neighbouring key a little less. Returns `most + 1` if it exceeds `most`.
 */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1] as string, b[j - 1] as string];
      const change = x === y ? 0 : areNeighbours(x, y) ? 0.8 : 1;
      let best = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + change);
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) best = Math.min(best, (before[j - 2] as number) + 0.9);
      row.push(best);
      if (best < least) least = best;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  const distance = last[b.length] as number;
  return distance > most ? most + 1 : distance;
}
