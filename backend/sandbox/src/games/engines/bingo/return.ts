import type { Returns } from '../returns';
import { ballsDrawn, bingoLines, linePays } from './engine';

/** The probability that all of `cells` numbers are among the drawn balls of 75. */
function allDrawn(cells: number): number {
  let chance = 1;
  for (let i = 0; i < cells; i++) chance *= Math.max(0, ballsDrawn - i) / (75 - i);
  return chance;
}

/**
 * The exact return of bingo, a ratio. Sums the probability that at least a set of lines is full over all 4,096 sets,
 * and derives the probabilities of exactly 0, 1, 2, … lines by inclusion–exclusion.
 */
function bingoReturn(): number {
  const centre = 12;
  const sums = new Array<number>(bingoLines.length + 1).fill(0);
  for (let set = 0; set < 2 ** bingoLines.length; set++) {
    const lines = bingoLines.filter((_, line) => set & (1 << line));
    const cells = new Set(lines.flat());
    cells.delete(centre);
    sums[lines.length] = (sums[lines.length] ?? 0) + allDrawn(cells.size);
  }
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  let result = 0;
  for (let exactly = 1; exactly <= bingoLines.length; exactly++) {
    let chance = 0;
    for (let count = exactly; count <= bingoLines.length; count++) {
      chance += (-1) ** (count - exactly) * choose(count, exactly) * (sums[count] ?? 0);
    }
    result += (chance * (linePays[Math.min(exactly, linePays.length) - 1] ?? 0)) / 100;
  }
  return result;
}

/** The exact returns of this engine. */
export const returns: Returns = {
  // A card's numbers are distinct and all balls equally likely, so all cards are equal.
  lines: () => [{ name: 'any card', exact: bingoReturn() }],
};
