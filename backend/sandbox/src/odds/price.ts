import type { BetType, FeedMarket, FeedSelection } from '@marquee/protocols/odds/feed';
import { type LegResult, settle } from '@marquee/protocols/odds/settlement';
import type { LineMarket, Outlook } from './model';

/**
 * The margin in the sandbox's prices: at least 5 %, plus up to 2 % on the side a market leans to. Rounding adds up to 1
 * %.
 */
export const margin = { least: 0.05, lean: 0.02 } as const;

/** The sides of a market, by the odds feed's outcomes. */
const outcomesOf: Record<BetType, readonly number[]> = {
  '1x2': [1, 3, 2],
  winner: [1, 2],
  handicap: [1, 2],
  totals: [1, 2],
  odd_even: [1, 2],
  race_win: [],
  race_place: [],
};

/** Steps of quoted odds, thousandths: rounding costs the player at most 1 %. */
const ticks: readonly [below: number, step: number][] = [
  [1_200, 1],
  [3_000, 10],
  [5_000, 20],
  [10_000, 50],
  [20_000, 100],
  [50_000, 200],
  [Number.POSITIVE_INFINITY, 500],
];
/** Longer odds are not quoted. */
const most = 100_000;

/**
 * Odds in thousandths for a probability, suspended if it is near certainty or a far outsider. Near certainty a margin
 * of 5 % would leave nothing to win: there it is half of the possible win.
 */
export function quote(probability: number, taken: number = margin.least): Pick<FeedSelection, 'odds' | 'suspended'> {
  if (probability <= 0) return { odds: most, suspended: true };
  const exact = Math.max(1000 / (probability * (1 + taken)), 1000 + (1000 / probability - 1000) / 2);
  const step = ticks.find(([below]) => exact < below)?.[1] ?? 500;
  const odds = Math.floor(exact / step) * step;
  if (odds > 1_000 && odds <= most) return { odds };
  return { odds: Math.min(most, Math.max(1_001, odds)), suspended: true };
}

/** Probabilities of a bet's results. */
export type Results = Record<LegResult, number>;

/** The results of a bet on the outcome. */
export function resultsOf(betType: BetType, line: number | null, outcome: number, { leads, sums }: Outlook): Results {
  const results: Results = { won: 0, lost: 0, void: 0, half_won: 0, half_lost: 0 };
  const restsOnSum = betType === 'totals' || betType === 'odd_even';
  for (const [home, p] of restsOnSum ? sums : leads) {
    results[settle(betType, line, outcome, { cancelled: false, home, away: 0 })] += p;
  }
  return results;
}

/** The fair probability of a bet, adjusted for pushes and half results; 0 if it is always refunded. */
export function fairOf({ won, lost, half_won, half_lost }: Results): number {
  const paid = won + half_won / 2;
  const decided = paid + lost + half_lost / 2;
  return decided > 1e-9 ? paid / decided : 0;
}

/** One market at its present price. `lean`, −1 to 1, is the share of the margin on the first side, or on the others. */
export function marketOf(
  betType: BetType,
  line: number | null,
  outlook: Outlook,
  { suspended, lean }: { suspended: boolean; lean: number },
): FeedMarket {
  const selections = outcomesOf[betType].map((outcome): FeedSelection => {
    const side = Math.max(0, outcome === 1 ? lean : -lean);
    const fair = fairOf(resultsOf(betType, line, outcome, outlook));
    return { outcome, ...quote(fair, margin.least + margin.lean * side) };
  });
  return { betType, line, suspended: suspended || selections.every((one) => one.suspended), selections };
}

/**
 * The lines around the one nearest to even odds. The home side's (or over's) probability is monotonic along the grid.
 */
export function linesOf({ betType, grid, first, beside }: LineMarket, outlook: Outlook): number[] {
  let low = betType === 'totals' ? 0 : -200;
  let high = betType === 'totals' ? 400 : 200;
  const sign = betType === 'totals' ? -1 : 1;
  const known = new Map<number, number>();
  const chanceAt = (index: number): number => {
    const chance = known.get(index) ?? fairOf(resultsOf(betType, index * grid + first, 1, outlook));
    known.set(index, chance);
    return chance;
  };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (sign * (chanceAt(middle) - 0.5) < 0) low = middle;
    else high = middle;
  }
  const distance = (index: number) => Math.abs(chanceAt(index) - 0.5);
  const even = distance(low) <= distance(high) ? low : high;
  return Array.from({ length: beside * 2 + 1 }, (_, index) => (even - beside + index) * grid + first);
}
