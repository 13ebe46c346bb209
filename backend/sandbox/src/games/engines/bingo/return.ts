import type { Returns } from '../returns';
import { ballsDrawn, bingoLines, linePays } from './engine';

/** How likely it is that all of `cells` numbers are among the balls drawn of 75. */
function allDrawn(cells: number): number {
  let chance = 1;
  for (let i = 0; i < cells; i++) chance *= Math.max(0, ballsDrawn - i) / (75 - i);
  return chance;
}

/**
 * The exact return of bingo, a ratio. The chance that at least a set of lines is full is summed over all 4,096 sets,
 * and inclusion and exclusion make of it how often exactly 0, 1, 2, … lines are.
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

/** The returns that this engine declares. */
export const returns: Returns = {
  // A card's numbers are all different and every ball is as likely, so that one card is as good as another.
  lines: () => [{ name: 'any card', exact: bingoReturn() }],
};
