/**
 * The scale of Tattersalls' Rules on Betting, Rule 4 (c): the deduction from each pound won, in pence, by the price of
 * the withdrawn runner. Each row ends at the longest price of its band, as decimal odds in thousandths (1/9, 2/11, 1/4
 * … 14/1); a price between two bands belongs to the longer one with the smaller deduction. Beyond 14/1 there is none.
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

/** The maximum deduction per pound won, pence, however many runners are withdrawn. */
export const mostDeducted = 90;

/** The deduction per pound won, pence, for a withdrawn runner at these odds (thousandths). */
export function deductionFor(odds: number): number {
  return scale.find(([longest]) => odds <= longest)?.[1] ?? 0;
}
