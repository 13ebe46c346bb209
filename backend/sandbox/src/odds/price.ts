import type { BetType, FeedMarket, FeedSelection } from '@marquee/protocols/odds/feed';
import { type LegResult, settle } from '@marquee/protocols/odds/settlement';
import type { Chance, LineMarket } from './model';

/** The margin in the sandbox's prices: 5 % on every market. */
const overround = 1.05;
const most = 101_000;

const outcomesOf: Record<BetType, readonly number[]> = {
  '1x2': [1, 3, 2],
  winner: [1, 2],
  handicap: [1, 2],
  totals: [1, 2],
  odd_even: [1, 2],
  race_win: [],
  race_place: [],
};

/** Steps of quoted odds, thousandths: fine near even, coarse for outsiders. */
const ticks: readonly [below: number, step: number][] = [
  [2_000, 10],
  [3_000, 20],
  [5_000, 50],
  [10_000, 100],
  [20_000, 500],
  [Number.POSITIVE_INFINITY, 1_000],
];

/** Odds in thousandths for a probability, or null when nobody would quote it. */
export function quote(probability: number): number | null {
  const taken = probability * overround;
  if (taken >= 0.985 || probability < 0.004) return null;
  const exact = 1000 / taken;
  const step = ticks.find(([below]) => exact < below)?.[1] ?? 1_000;
  return Math.min(most, Math.max(1_010, Math.floor(exact / step) * step));
}

/** Probability that makes a bet on the outcome fair, with pushes and half results taken out. */
export function fair(betType: BetType, line: number | null, outcome: number, chances: readonly Chance[]): number {
  const sum: Record<LegResult, number> = { won: 0, lost: 0, void: 0, half_won: 0, half_lost: 0 };
  for (const { home, away, p } of chances) {
    sum[settle(betType, line, outcome, { cancelled: false, home, away })] += p;
  }
  const total = sum.won + sum.lost + sum.void + sum.half_won + sum.half_lost;
  const paid = sum.won + sum.half_won / 2;
  return paid / (total - sum.void - sum.half_won / 2 - sum.half_lost / 2);
}

/** One market at its present price; null when an outcome is as good as certain. */
export function marketOf(
  betType: BetType,
  line: number | null,
  chances: readonly Chance[],
  suspended: boolean,
): FeedMarket | null {
  const selections: FeedSelection[] = [];
  for (const outcome of outcomesOf[betType]) {
    const odds = quote(fair(betType, line, outcome, chances));
    if (odds === null) return null;
    selections.push({ outcome, odds });
  }
  return { betType, line, suspended, selections };
}

/** The lines around the one that is nearest to even. The home side's (or over's) chance falls or rises along the grid. */
export function linesOf({ betType, grid, first, beside }: LineMarket, chances: readonly Chance[]): number[] {
  let low = betType === 'totals' ? 0 : -200;
  let high = betType === 'totals' ? 400 : 200;
  const sign = betType === 'totals' ? -1 : 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (sign * (fair(betType, middle * grid + first, 1, chances) - 0.5) < 0) low = middle;
    else high = middle;
  }
  const distance = (index: number) => Math.abs(fair(betType, index * grid + first, 1, chances) - 0.5);
  const even = distance(low) <= distance(high) ? low : high;
  return Array.from({ length: beside * 2 + 1 }, (_, index) => (even - beside + index) * grid + first);
}
