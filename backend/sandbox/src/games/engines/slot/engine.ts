import type { Chance } from '@marquee/protocols/fairness/fairRandom';
import { type Engine, times } from '../engine';
import { linesOf, type SlotMath, slotMath } from './math';
import { profiles } from './profiles';
import { LINES, REELS, ROWS, SCATTER, WILD } from './symbols';

/** One win of a spin. `cells` are `reel * 3 + row`; `pay` is hundredths of the stake. */
export interface SlotWin {
  symbol: number;
  kind: number;
  /** Index of the payline, or -1 for ways. */
  line: number;
  ways: number;
  cells: number[];
  pay: number;
}

/** One spin: its stop positions and wins. */
export interface Spin {
  stops: number[];
  wins: SlotWin[];
  scatters: number;
  /** Hundredths of the stake, including the multiplier. */
  pay: number;
  multiplier: number;
}

/** The view of a round: the paid spin, then its free spins. */
export interface SlotView {
  spins: Spin[];
  freeSpins: number;
}

/** The symbol at a position of the window for given stops. */
export function symbolAt(math: SlotMath, stops: readonly number[], reel: number, row: number): number {
  const strip = math.strips[reel] ?? [];
  return strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0;
}

function payOf(math: SlotMath, symbol: number, kind: number): number {
  return math.pays[symbol]?.[kind - 3] ?? 0;
}

function lineWins(math: SlotMath, at: (reel: number, row: number) => number): SlotWin[] {
  return linesOf(math).flatMap((rows, line) => {
    const symbol = at(0, rows[0] ?? 0);
    if (symbol === SCATTER) return [];
    let kind = 1;
    while (kind < REELS && [symbol, WILD].includes(at(kind, rows[kind] ?? 0))) kind++;
    if (kind < 3) return [];
    const cells = rows.slice(0, kind).map((row, reel) => reel * ROWS + row);
    return [{ symbol, kind, line, ways: 1, cells, pay: payOf(math, symbol, kind) }];
  });
}

function wayWins(math: SlotMath, at: (reel: number, row: number) => number): SlotWin[] {
  const first = new Set(Array.from({ length: ROWS }, (_, row) => at(0, row)).filter((symbol) => symbol !== SCATTER));
  return [...first].flatMap((symbol) => {
    const cells: number[] = [];
    let ways = 1;
    let kind = 0;
    for (let reel = 0; reel < REELS; reel++) {
      const found = Array.from({ length: ROWS }, (_, row) => row).filter((row) =>
        [symbol, WILD].includes(at(reel, row)),
      );
      if (found.length === 0) break;
      cells.push(...found.map((row) => reel * ROWS + row));
      ways *= found.length;
      kind++;
    }
    return kind < 3 ? [] : [{ symbol, kind, line: -1, ways, cells, pay: payOf(math, symbol, kind) * ways }];
  });
}

function spin(math: SlotMath, chance: Chance, multiplier: number): Spin {
  const stops = math.strips.map((strip) => chance.below(strip.length));
  const at = (reel: number, row: number) => symbolAt(math, stops, reel, row);
  const wins = math.lines === 'ways' ? wayWins(math, at) : lineWins(math, at);
  let scatters = 0;
  for (let reel = 0; reel < REELS; reel++)
    for (let row = 0; row < ROWS; row++) if (at(reel, row) === SCATTER) scatters++;
  return { stops, wins, scatters, pay: wins.reduce((sum, win) => sum + win.pay, 0) * multiplier, multiplier };
}

/** Video slot, five reels of three. Free spins belong to the round that won them and cannot be retriggered. */
export const slot: Engine<Record<string, never>> = {
  profiles,
  constant: { bet: () => ({}) },
  math(profile) {
    const { lines, strips, pays, freeSpins, multiplier } = slotMath(profile);
    return {
      rows: ROWS,
      wild: WILD,
      scatter: SCATTER,
      lines: lines === 'ways' ? null : LINES.slice(0, lines),
      strips,
      pays,
      free_spins: freeSpins,
      multiplier,
    };
  },
  readBet: () => ({}),
  play({ profile, stake, chance }) {
    const math = slotMath(profile);
    const paid = spin(math, chance, 1);
    const freeSpins = math.freeSpins[Math.min(paid.scatters, REELS) - 3] ?? 0;
    const spins = [paid, ...Array.from({ length: freeSpins }, () => spin(math, chance, math.multiplier))];
    const pay = spins.reduce((sum, one) => sum + one.pay, 0);
    const view: SlotView = { spins, freeSpins };
    return { view, done: true, payout: times(stake, pay) };
  },
};
