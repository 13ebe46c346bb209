/**
 * The scale of Tattersalls' Rules on Betting, Rule 4 (c): what is taken of each pound won, in pence, by the price of
 * the runner that was withdrawn. Each row reaches to the longest price of its band as decimal odds in thousandths (1/9,
 * 2/11, 1/4 … 14/1); a price between two bands belongs to the longer one, which takes less. Beyond 14/1 nothing is
 * taken.
 */
const scale: readonly [longest: number, pence: number][] = [
  [1_111, 90],
  [1_181, 85],
  [1_250, 80],
  [1_300, 75],
  [1_400, 70],
  [1_533, 65],
  [1_615, 60],
  [1_800, 55],
  [1_952, 50],
  [2_200, 45],
  [2_500, 40],
  [2_750, 35],
  [3_250, 30],
  [4_000, 25],
  [5_000, 20],
  [6_500, 15],
  [10_000, 10],
  [15_000, 5],
];

/** However many runners are withdrawn, no more is taken of each pound won, pence. */
export const mostDeducted = 90;

/** What the withdrawal of a runner at these odds (thousandths) takes of each pound won, pence. */
export function deductionFor(odds: number): number {
  return scale.find(([longest]) => odds <= longest)?.[1] ?? 0;
}
