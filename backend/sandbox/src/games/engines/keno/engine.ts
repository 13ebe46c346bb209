import { draw } from '@marquee/protocols/fairness/fairRandom';
import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Numbers on the board, and how many of them are drawn. */
export const kenoBoard = 80;
export const kenoDrawn = 20;
export const mostPicks = 10;

const target = 94;

/** Relative payouts, by number of picks and hits. */
const weights: Record<number, Record<number, number>> = {
  1: { 1: 1 },
  2: { 1: 1, 2: 9 },
  3: { 2: 2, 3: 25 },
  4: { 2: 1, 3: 5, 4: 80 },
  5: { 3: 3, 4: 12, 5: 500 },
  6: { 3: 1.5, 4: 6, 5: 70, 6: 1200 },
  7: { 3: 1, 4: 2.5, 5: 18, 6: 130, 7: 3000 },
  8: { 4: 2, 5: 10, 6: 60, 7: 800, 8: 6000 },
  9: { 4: 1, 5: 5, 6: 30, 7: 200, 8: 2500, 9: 8000 },
  10: { 0: 2, 5: 3, 6: 18, 7: 100, 8: 700, 9: 4000, 10: 10_000 },
};

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result *= (n - k + i) / i;
  return result;
}

/** The probability of so many hits with so many picks (hypergeometric). */
export function kenoChance(picks: number, hits: number): number {
  return (choose(picks, hits) * choose(kenoBoard - picks, kenoDrawn - hits)) / choose(kenoBoard, kenoDrawn);
}

const tables = new Map<number, number[]>();

/**
 * Payouts of 0, 1, 2, … hits with so many picks, hundredths of the stake: scaled so that every number of picks returns
 * 94 %.
 */
export function kenoPays(picks: number): number[] {
  const known = tables.get(picks);
  if (known) return known;
  const row = weights[picks] ?? {};
  const raw = Object.entries(row).reduce((sum, [hits, weight]) => sum + weight * kenoChance(picks, Number(hits)), 0);
  const pays = Array.from({ length: picks + 1 }, (_, hits) => Math.floor(((row[hits] ?? 0) * target) / raw));
  // The remainder of rounding down is added to wins that are frequent enough.
  for (const hits of pays.flatMap((pay, index) => (pay > 0 ? [index] : []))) {
    const missing = target - pays.reduce((sum, pay, index) => sum + pay * kenoChance(picks, index), 0);
    pays[hits] = (pays[hits] ?? 0) + Math.floor(missing / kenoChance(picks, hits));
  }
  tables.set(picks, pays);
  return pays;
}

/** Keno: the player picks up to ten numbers of eighty; twenty are drawn. */
export const keno: Engine<{ picks: number[] }> = {
  profiles,
  constant: { bet: () => ({ picks: [3, 9, 22, 41, 57, 80] }) },
  math: () => ({
    board: kenoBoard,
    drawn: kenoDrawn,
    pays: Array.from({ length: mostPicks }, (_, index) => kenoPays(index + 1)),
  }),
  readBet(value) {
    const { picks } = fieldsOf(value);
    if (!Array.isArray(picks) || picks.length < 1 || picks.length > mostPicks) return undefined;
    if (!picks.every((pick) => isInteger(pick, 1, kenoBoard)) || new Set(picks).size !== picks.length) return undefined;
    return { picks };
  },
  play({ bet, stake, chance }) {
    const drawn = draw(chance, kenoBoard, kenoDrawn);
    const hits = bet.picks.filter((pick) => drawn.includes(pick));
    const pay = kenoPays(bet.picks.length)[hits.length] ?? 0;
    return { view: { drawn, hits }, done: true, payout: times(stake, pay) };
  },
};
